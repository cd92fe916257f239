import { NavigationMenu } from '@ark-ui/react/navigation-menu';
import { ArrowRight } from 'lucide-react';
import { ServiceIcon } from '#components/icon/icon.tsx';
import { serviceLinks } from '#domain/browser-content.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { currentMark } from './links.ts';

/** The panel of services below the header, with a link to all of them on the home page. */
export function ServicesPanel({ currentPath }: { currentPath: string }) {
  return (
    <div className="panel-columns">
      <ul className="panel-services">
        {serviceLinks.map((service) => (
          <li key={service.path}>
            <NavigationMenu.Link
              value="services"
              href={service.path}
              className="service-link"
              aria-current={currentMark(service.path, currentPath)}
            >
              <ServiceIcon icon={service.icon} />
              <span>
                <span className="block font-600 leading-tight">{service.title}</span>
                <span className="block small text-slate mt-1">{service.shortDescription}</span>
              </span>
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
      <div className="panel-all on-dark rim">
        <p className="display-2 hidden lg:block">{navigationWords.ways}</p>
        <NavigationMenu.Link value="services" href="/#services" className="arrow-link text-bronze">
          {navigationWords.allServices}
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </NavigationMenu.Link>
      </div>
    </div>
  );
}
