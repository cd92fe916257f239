declare module 'virtual:media-sizes' {
  /** By the path of each file below `/media/`, in bytes. */
  const sizes: Readonly<Record<string, number>>;
  export default sizes;
}
