/** The part of the library that the tests use; it ships no types of its own. */
declare module 'text-readability' {
  const readability: { fleschKincaidGrade(text: string): number };
  export default readability;
}
