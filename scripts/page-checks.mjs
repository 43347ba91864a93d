// Checks in a browser, one line each, and what the browser complains of meanwhile.
import assert from 'node:assert/strict';

export class PageChecks {
  #failures = [];
  /** What the browser has complained of since the last check began. */
  #complaints = [];

  /** Does some work, which throws where something is wrong, and says how it went. */
  async check(what, work) {
    this.#complaints = [];
    try {
      await work();
      assert.deepEqual(this.#complaints, [], 'the browser complains');
      console.log(`ok      ${what}`);
    } catch (error) {
      this.#failures.push(what);
      console.log(`FAILED  ${what}\n${String(error.message).replace(/^/gm, '        ')}`);
    }
  }

  /** Hears what a page complains of; `alien` says of a request whether it should not be made. */
  hear(page, alien = () => false) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#complaints.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      if (alien(request.url())) this.#complaints.push(`it asks for ${request.url()}`);
    });
  }

  /** Says what has failed, as the exit status too. */
  end() {
    const failures = this.#failures;
    if (failures.length) console.error(`\n${failures.length} failed: ${failures.join('; ')}`);
    process.exitCode = failures.length ? 1 : 0;
  }
}
