import { WithPoisonHelp } from '#components/contact/poison-help.tsx';

/** A text in which the words before a colon stand out: whom to call, or what happened. */
export function Lead({ text }: { text: string }) {
  const [, lead = '', rest = text] = /^([^.?!]+:) (.+)$/s.exec(text) ?? [];
  return (
    <>
      {lead && (
        <>
          <b className="font-600">
            <WithPoisonHelp>{lead}</WithPoisonHelp>
          </b>{' '}
        </>
      )}
      {rest}
    </>
  );
}
