/** Line drawings in one hand: 24 px box, round ends, the colour of the text around them. */
import { Icon } from "#web/ui/icon.tsx";

interface IconProps {
  className?: string;
}

export function MicrophoneIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <rect x="9" y="2.5" width="6" height="12" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8.5 21.5h7" />
    </Icon>
  );
}

export function StopIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <rect x="6.5" y="6.5" width="11" height="11" rx="2" fill="currentColor" />
    </Icon>
  );
}

export function SpeakerIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" />
    </Icon>
  );
}

export function MuteIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5" />
    </Icon>
  );
}

export function SendIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />
    </Icon>
  );
}

export function CopyIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
      <path d="M15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3" />
    </Icon>
  );
}

export function WarningIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.1" />
    </Icon>
  );
}

export function CloseIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

export function BackIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5" />
    </Icon>
  );
}

export function MenuIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function PeopleIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="9" cy="8.5" r="3.2" />
      <path d="M3 19.5c.4-3.6 2.7-5.5 6-5.5s5.600 1.900 6 5.500M15.500 5.600a3.200 3.200 0 0 1 0 5.800M18 14.600c1.800.800 2.800 2.500 3 4.900" />
    </Icon>
  );
}

export function LinkOutIcon({ className = "size-4" }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M13.500 4.500h6v6M19.500 4.500 11 13M17.500 14v4a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 18V8A1.500 1.500 0 0 1 6 6.500h4" />
    </Icon>
  );
}

export function LockIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <rect x="5" y="10.500" width="14" height="10" rx="2" />
      <path d="M8.500 10.500V7.500a3.500 3.500 0 0 1 7 0v3M12 14.500v2" />
    </Icon>
  );
}

export function DownloadIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 4v11M6.500 10 12 15.500 17.500 10M4.500 20h15" />
    </Icon>
  );
}

export function CheckIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M5 12.500 10 17.500 19.500 7" />
    </Icon>
  );
}

export function BookIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 6.500c-2-1.500-5-2-8.500-2v14c3.500 0 6.500.500 8.500 2 2-1.500 5-2 8.500-2v-14c-3.500 0-6.500.500-8.500 2zM12 6.500v14" />
    </Icon>
  );
}

export function BookmarkIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M6.5 3.5h11v17l-5.5-4-5.5 4z" />
    </Icon>
  );
}
