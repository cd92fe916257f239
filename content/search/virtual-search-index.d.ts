declare module 'virtual:search-index' {
  export const index: string;
  export const documents: string;
}
