/** Types for the part of the library that the tests use. It ships none. */
declare module 'text-readability' {
  const readability: { fleschKincaidGrade(text: string): number };
  export default readability;
}
