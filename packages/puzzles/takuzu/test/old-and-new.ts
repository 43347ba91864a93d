import { existsSync, readFileSync } from 'node:fs';
import { formatsOf, Random, readPuzzle, unique } from '@gridproof/core';
import { expect, it } from 'vitest';
import { cadical } from '../../../engines/cadical/src/index.js';

const attempt = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    const e = error as any;
    if (!e.code) return `CRASH ${e.stack}`;
    return `${e.message} @${e.line ?? ''}:${e.column ?? ''}`;
  }
};
const canonical = (p: any) => {
  const list = (l: any[] = []) => l.map((m: any) => JSON.stringify(Object.entries(m).sort())).sort();
  const { marks, shades, walls, margins, ...rest } = p;
  return { ...rest, marks: list(marks), shades: list(shades), walls: list(walls), margins: list(margins) };
};
export function compare(before: any, after: any): void {
  const id = before.id;
  const file = `/work/wt/describe/apps/bench/corpora/${id}.txt`;
  const texts: string[] = [
    ...before.examples.map(({ puzzle }: any) => puzzle),
    ...(existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((l) => l && !l.startsWith('#'))
      : []),
  ];
  it(`${id}: examples and corpora are the same`, async () => {
    for (const text of texts) {
      const [a, b] = [before, after].map((type) =>
        readPuzzle(text, [type], { as: id, size: undefined }),
      ) as any[];
      expect(b.format).toBe(a.format);
      expect.soft(after.print(b.puzzle)).toBe(before.print(a.puzzle));
      expect(attempt(() => after.print(after.parse(before.print(a.puzzle))))).toBe(after.print(b.puzzle));
      for (const [name, codec] of Object.entries(formatsOf(before))) {
        const [x, y] = [
          attempt(() => formatsOf(after)[name]!.write(b.puzzle)),
          attempt(() => codec.write(a.puzzle)),
        ];
        if (name === 'json') expect(JSON.parse(x as string)).toEqual(JSON.parse(y as string));
        else if (x !== y) console.log(`WRITE ${name}: ${y}  ->  ${x}`);
      }
      expect(canonical(after.draw(b.puzzle))).toEqual(canonical(before.draw(a.puzzle)));
      const [ra, rb] = [
        await unique(before, a.puzzle, cadical),
        await unique(after, b.puzzle, cadical),
      ] as any[];
      expect(rb.status).toBe(ra.status);
      const answers = ra.answers ?? (ra.answer === undefined ? [] : [ra.answer]);
      const news = rb.answers ?? (rb.answer === undefined ? [] : [rb.answer]);
      for (const [at, answer] of answers.entries()) {
        expect(after.printAnswer(news[at], b.puzzle)).toBe(before.printAnswer(answer, a.puzzle));
        expect(canonical(after.draw(b.puzzle, news[at]))).toEqual(canonical(before.draw(a.puzzle, answer)));
        expect(after.readAnswer(after.printAnswer(news[at], b.puzzle), b.puzzle)).toEqual(news[at]);
      }
    }
  }, 600000);
  it(`${id}: messages`, () => {
    const random = new Random(5);
    const seen = new Map<string, string>();
    let same = 0;
    let all = 0;
    const seeds = texts.slice(0, before.examples.length + 3).flatMap((text) => {
      const p = readPuzzle(text, [before], { as: id }) as any;
      return [
        before.print(p.puzzle),
        ...Object.values(formatsOf(before)).flatMap((c: any) => {
          try {
            return [c.write(p.puzzle)];
          } catch {
            return [];
          }
        }),
      ];
    });
    for (let n = 0; n < 3000; n++) {
      let text = seeds[random.below(seeds.length)]!;
      for (let k = random.below(2); k >= 0; k--) {
        const at = random.below(text.length);
        const how = random.below(3);
        const what = [...'0123456789?.x#*/\\\n -,:{}[]"azB_'][random.below(34)] ?? 'q';
        text = text.slice(0, at) + (how === 1 ? '' : what) + text.slice(how === 0 ? at : at + 1);
      }
      const [x, y] = [before, after].map((type) =>
        attempt(() => {
          const r = readPuzzle(text, [type], { as: id, size: { width: 6, height: 6 } });
          return `OK ${r.format} ${type.print(r.puzzle)}`;
        }),
      ) as string[];
      all++;
      if (x === y) same++;
      else {
        const key = `${x!.replace(/[0-9'].*/, '')} -> ${y!.replace(/[0-9'].*/, '')}`;
        if (!seen.has(key)) seen.set(key, `${JSON.stringify(text)}\n   old: ${x}\n   new: ${y}`);
      }
    }
    console.log(
      `${id}: ${same} of ${all} malformed texts the same; kinds of difference: ${seen.size}\n${[...seen.values()].slice(0, 25).join('\n')}`,
    );
  });
}
