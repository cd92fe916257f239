import { WithPoisonHelp } from '#components/contact/poison-help.tsx';

/** A text, in a list of signs or steps, in which the words before a colon stand out: whom to call, or what happened. */
export function Lead({ text }: { text: string }) {
  const [, lead = '', rest = text] = /^([^.?!]+:) (.+)$/s.exec(text) ?? [];
  return (
    <>
      {lead && (
        <>
          <b>
            <WithPoisonHelp>{lead}</WithPoisonHelp>
          </b>{' '}
        </>
      )}
      {rest}
    </>
  );
}
