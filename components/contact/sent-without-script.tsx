import { sentAnchor } from '#content/contact-delivery.ts';

/** Where the server leads after a message sent without JavaScript; seen only when it was led to. */
export function SentWithoutScript() {
  return (
    <div id={sentAnchor} tabIndex={-1} className="contact-sent">
      <p className="font-600">Message sent!</p>
      <p>We'll get back to you as soon as possible.</p>
    </div>
  );
}
