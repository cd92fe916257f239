/** An email address that breaks only after the @. */
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
