import type { BankItem } from '@gridproof/core';

/** Marks as used one bank item for each label on the board. */
export function bankOf(items: readonly BankItem[], onBoard: Iterable<string>): readonly BankItem[] {
  const left = [...onBoard];
  return items.map((item) => {
    const at = left.indexOf((item.label ?? item.text)!);
    if (at < 0) return item;
    left.splice(at, 1);
    return { ...item, used: true };
  });
}
