type Value = string | number | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters and unpaired surrogates, which XML does not allow. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Printable ASCII without XML's special characters, the usual case. */
const PLAIN = /^[ !#-%(-;=?-~]*$/;

/** Escapes a text for XML content and attributes. */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Formats an element; attributes without a value are omitted, numbers are rounded, and the content is already XML. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...content: string[]
): string {
  let written = '';
  for (const attribute in attributes) {
    const value = attributes[attribute];
    if (value !== undefined)
      written += ` ${attribute}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`;
  }
  return content.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${content.join('')}</${name}>`;
}

/** Rounds to two decimals, finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
