/** Line drawings of the history, in the hand of ui/icons.tsx. */

import { Icon } from "#web/ui/icon.tsx";

interface IconProps {
  className?: string;
}

export const StarIcon = ({ filled, className }: IconProps & { filled: boolean }) => (
  <Icon className={className} fill={filled ? "var(--faro)" : "none"}>
    <path d="M12 3.5l2.6 5.4 5.900.8-4.300 4.100 1.100 5.900L12 16.900l-5.300 2.800 1.100-5.900L3.500 9.700l5.900-.8z" />
  </Icon>
);
export const ChevronIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M6 9.5l6 6 6-6" />
  </Icon>
);
export const TrashIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4.500 6.500h15M9.500 6.500V4.500h5v2M6.500 6.500l.8 13h9.400l.8-13M10.200 10.500v5.500M13.800 10.500v5.500" />
  </Icon>
);
export const SearchIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.300 15.300L20.500 20.500" />
  </Icon>
);
export const DotsIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </Icon>
);
