/** Official addresses, and the help lines that our own steps name. A letter's own numbers never become links. */
const useful =
  /((?<![\w@.-])(?:https:\/\/)?(?:[a-z0-9-]+\.)+(?:gov|mil)(?![\w@-]|\.\w)(?:\/[^\s,;)]*[^\s,;).])?)/gi;
const helpLines = /((?:1-)?800-898-7180|800-375-5283)/g;

function Address({ part }: { part: string }) {
  const url = new URL(part.startsWith("https:") ? part : `https://${part}`);
  const whole = `${url.hostname.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}`;
  return (
    <a className="link wrap-anywhere" href={url.href} rel="noopener noreferrer" target="_blank">
      {whole.length > 32 ? url.hostname.replace(/^www\./, "") : whole}
    </a>
  );
}

function Call({ number }: { number: string }) {
  return (
    <a className="link whitespace-nowrap" href={`tel:+1${number.replace(/^1-/, "").replaceAll("-", "")}`}>
      {number}
    </a>
  );
}

/** A text of ours whose official addresses and help lines can be tapped. */
export function LinkedText({ text }: { text: string }) {
  return text.split(useful).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <Address key={index} part={part} />
    ) : (
      part.split(helpLines).map((piece, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        place % 2 === 1 ? <Call key={`${index}-${place}`} number={piece} /> : piece,
      )
    ),
  );
}
