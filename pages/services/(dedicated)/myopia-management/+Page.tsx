import { useData } from 'vike-react/useData';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { Service } from '#components/service/service.tsx';
import type { ServiceView } from '#content/index.ts';
import { bookingWords } from '#content/words/booking.ts';

export default function Page() {
  return (
    <Service
      {...useData<ServiceView>()}
      action={<BookingLink className="button-gold">{bookingWords.myopia}</BookingLink>}
    />
  );
}
