type Value = string | number | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters and halves of surrogate pairs: XML cannot hold them. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Most of what is drawn: printed ASCII without a sign that XML has a use for. */
const PLAIN = /^[ !#-%(-;=?-~]*$/;

/** A text as it may stand in XML, between tags and in attributes. */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, (character) => entities[character]!);
}

/** An element; attributes without a value are left out, numbers are rounded, and the content is XML already. */
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

/** A number with at most two decimals: finer steps than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
