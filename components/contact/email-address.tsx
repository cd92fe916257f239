/** An email address that breaks after the @, and elsewhere only if a part is wider than its column. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <span className="break-anywhere">
      {`${name}@`}
      <wbr />
      {host}
    </span>
  );
}
