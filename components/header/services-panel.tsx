import { NavigationMenu } from '@ark-ui/react/navigation-menu';
import { ServiceIcon } from '#components/icon/icon.tsx';
import type { ServiceLink } from '#content/links.ts';
import { navigationWords } from '#content/words/navigation.ts';
import { currentMark } from './links.ts';

interface ServicesPanelProps {
  services: readonly ServiceLink[];
  currentPath: string;
}

/** The eight services as a sheet below the header, and the way to all of them on the home page. */
export function ServicesPanel({ services, currentPath }: ServicesPanelProps) {
  return (
    <div className="container py-8">
      <ul className="grid grid-cols-2 lg:grid-cols-4 gap-x-6 gap-y-2 -mx-3">
        {services.map((service) => (
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
      <p className="mt-6 pt-4 border-t">
        <NavigationMenu.Link value="services" href="/#services" className="text-link font-600">
          {navigationWords.allServices}
        </NavigationMenu.Link>
      </p>
    </div>
  );
}
