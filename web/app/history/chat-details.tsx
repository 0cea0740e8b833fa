import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Marked } from "#web/history/marked.tsx";
import { Menu } from "#web/history/menu.tsx";
import { chatQuery } from "#web/history/queries.ts";
import { shownExchange } from "#web/history/shown-exchange.ts";
import { longDate } from "#web/lib/dates.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";

interface ChatDetailsProps {
  id: string;
  search: string;
  onEdit: () => void;
  onShare: () => void;
  onDownload: (format: "pdf" | "text") => void;
}

/** Question and answer in full (those that match, while something is searched for), and the way to the whole conversation. Fetched when it is opened. */
export function ChatDetails({ id, search, onEdit, onShare, onDownload }: ChatDetailsProps) {
  const { t, i18n } = useTranslation("history");
  const language = i18n.language === "en" ? "en" : "es";
  const { data: chat, isError, refetch } = useQuery(chatQuery(id));
  // What is shown stays when asking for it again fails.
  if (chat === undefined) {
    return isError ? (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t("error.unexpected")}</p>
        <Button look="quiet" onClick={() => void refetch()}>
          {t("failed.retry")}
        </Button>
      </div>
    ) : (
      <div role="status" aria-busy="true" className="grid gap-3">
        <span className="sr-only">{t("loadingMore")}</span>
        <div className="h-5 w-3/4 rounded-small bg-papel-bajo" />
        <div className="h-20 rounded-small bg-papel-bajo" />
      </div>
    );
  }
  const { place, searched } = shownExchange(chat, search);
  const shown = chat.exchanges[place];
  const total = chat.exchanges.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h4 className="text-small font-bold text-tinta-suave">
          {searched ? t("card.questionOf", { number: place + 1, total }) : t("card.question")}
        </h4>
        <p className="whitespace-pre-line">
          <Marked text={(searched ? shown?.question : null) ?? chat.question} search={search} />
        </p>
      </div>
      {shown?.warning == null ? null : (
        <div className="grid gap-1 rounded-small border-2 border-rojo bg-rojo-suave p-4">
          <h4 className="text-small font-bold">{t("card.important")}</h4>
          <p className="whitespace-pre-line font-semibold">
            <Marked text={shown.warning} search={search} />
          </p>
        </div>
      )}
      <div className="grid gap-1">
        <h4 className="text-small font-bold text-tinta-suave">{t("card.answer")}</h4>
        {place > 0 && !searched ? (
          <p className="text-small text-tinta-suave">{t("card.after", { count: place })}</p>
        ) : null}
        {shown?.recorded === false ? (
          <p className="text-small text-tinta-suave">{t("card.unrecorded")}</p>
        ) : null}
        <p className="max-w-prose whitespace-pre-line">
          <Marked text={shown?.answer ?? chat.answer} search={search} />
        </p>
        {shown?.stopped === true ? <p className="text-small text-tinta-suave">{t("card.stopped")}</p> : null}
      </div>
      {shown === undefined || shown.steps.length === 0 ? null : (
        <div className="grid gap-1">
          <h4 className="text-small font-bold text-tinta-suave">{t("card.steps")}</h4>
          <ol className="grid list-decimal gap-1 pl-6">
            {shown.steps.map((step) => (
              <li key={step}>
                <Marked text={step} search={search} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {shown === undefined || shown.sources.length === 0 ? null : (
        <div className="grid gap-1 text-small text-tinta-suave">
          <h4 className="font-semibold">{t("card.sources")}</h4>
          <ul className="grid gap-1">
            {shown.sources.map(({ title, url, checked }) => (
              <li key={url}>
                <a className="link" href={url} rel="noopener noreferrer" target="_blank">
                  {title}
                </a>
                {" · "}
                {t("card.checked", { date: longDate(checked, language) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={`/chat?conversacion=${id}`}
          className={buttonClass("quiet", "w-full px-2! text-small md:w-auto md:px-4! md:text-body")}
        >
          {t("card.open")}
        </Link>
        <Menu
          label={t("card.options")}
          items={[
            { label: t("menu.edit"), onSelect: onEdit },
            { label: t("menu.share"), onSelect: onShare },
            { label: t("menu.pdf"), onSelect: () => onDownload("pdf") },
            { label: t("menu.text"), onSelect: () => onDownload("text") },
          ]}
        >
          {t("card.options")}
        </Menu>
      </div>
    </div>
  );
}
