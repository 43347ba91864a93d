import type { Example } from '@gridproof/describe';

export const examples: readonly Example<any>[] = [];
