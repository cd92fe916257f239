import { WithPoisonHelp } from '#components/contact/poison-help.tsx';

/** A sign or a step. If it starts with words and a colon, such as whom to call, these are bold. */
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
