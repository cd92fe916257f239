import { Fragment, type ReactNode } from 'react';

interface PhraseProps {
  /** A pattern of `domain/words`, such as `Or call us at {phone}.` */
  text: string;
  /** The elements that replace the placeholders, by name. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it, in the order of its language. */
export function Phrase({ text, parts }: PhraseProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) =>
    // Every second piece is a placeholder's name.
    index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>,
  );
}
