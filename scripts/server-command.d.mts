export const SERVER: readonly string[];
export const NODE_COMPILE_CACHE: string;
