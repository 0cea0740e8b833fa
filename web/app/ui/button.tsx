import type { ButtonHTMLAttributes, ReactNode } from "react";

/** `main` is the one thing to do on a screen; `quiet` stands beside it; `plain` is a word that acts. */
export type ButtonLook = "main" | "quiet" | "plain" | "danger";

const looks: Record<ButtonLook, string> = {
  main: "bg-faro text-sobre-faro font-bold border border-transparent hover:brightness-105 active:brightness-95",
  quiet: "bg-papel-alto text-tinta font-semibold border border-linea-fuerte hover:bg-papel-bajo",
  plain: "text-mar font-semibold border border-transparent underline underline-offset-4 hover:bg-mar-suave",
  danger: "bg-rojo text-sobre-rojo font-bold border border-transparent hover:brightness-105",
};

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = "main", extra = ""): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center transition-[filter,background-color] duration-150 disabled:bg-papel-bajo disabled:text-tinta-suave disabled:border-linea disabled:brightness-100 ${looks[look]} ${extra}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  children: ReactNode;
}

export function Button({ look = "main", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
