import { NavigationMenu } from '@ark-ui/react/navigation-menu';
import { ArrowRight } from 'lucide-react';
import { ServiceIcon } from '#components/icon/icon.tsx';
import { serviceLinks } from '#domain/browser-content.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { currentMark, problemsLink } from './links.ts';

export interface ServicesPanelProps {
  currentPath: string;
  hasProblems: boolean;
}

/** The panel of services below the header, with links to all of them on the home page, and to the eye problems. */
export function ServicesPanel({ currentPath, hasProblems }: ServicesPanelProps) {
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
              <ServiceIcon
                icon={service.icon}
                className={`[scale:1.2] ${service.icon === 'bell' ? 'text-alarm' : 'text-bronze'}`}
              />
              <span>
                <span className="block font-600 leading-tight">{service.title}</span>
                <span className="block small text-slate mt-1">{service.shortDescription}</span>
              </span>
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
      <div className="panel-all on-dark bg-deep">
        <p className="display-2 hidden lg:block">How we care for your vision</p>
        <div>
          <PanelLink href={plainPages.services.path}>All Services</PanelLink>
          {hasProblems && <PanelLink href={problemsLink.path}>{problemsLink.title}</PanelLink>}
        </div>
      </div>
    </div>
  );
}

function PanelLink({ href, children }: { href: string; children: string }) {
  return (
    <NavigationMenu.Link value="services" href={href} className="arrow-link text-bronze">
      {children}
      <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
    </NavigationMenu.Link>
  );
}
