declare module 'virtual:media-sizes' {
  /** Sizes in bytes, by the path of each file below `/media/`. */
  const sizes: Readonly<Record<string, number>>;
  export default sizes;
}
