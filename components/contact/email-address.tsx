/** An e-mail address: where it does not fit, it breaks after the @ and not within a word. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <span>
      {`${name}@`}
      <wbr />
      {host}
    </span>
  );
}
