export interface NewsProps {
  paragraph: string;
  locality: string;
  address: string;
  email: string;
}

export interface AnnouncementProps extends NewsProps {
  eyebrow: string;
  heading: string;
  /** What the button says that dismisses the dialog. */
  action: string;
}

/** Where the new location is, and how to ask about it. */
export function News({ paragraph, locality, address, email }: NewsProps) {
  return (
    <>
      <p className="subtitle mt-2">Coming Soon to {locality}</p>
      <p className="mt-3">{paragraph}</p>
      <dl className="mt-5 pt-4 pb-1 border-t">
        <dt className="eyebrow">Opening Soon</dt>
        <dd>{address}</dd>
        <dd>
          <a href={`mailto:${email}`} className="text-link inline-flex items-center min-h-11">
            {email}
          </a>
        </dd>
      </dl>
    </>
  );
}
