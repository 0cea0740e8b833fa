import { useTranslation } from "react-i18next";
import { Drawing } from "#web/site/drawings.tsx";
import { section } from "#web/site/section.tsx";

/**
 * The intro video of 90 seconds. Nothing of it is loaded until somebody opens it (islands/video.ts); without
 * JavaScript the link opens the file. Not there in low-data mode.
 */
export function IntroVideo() {
  const { t, i18n } = useTranslation("site");
  const other = i18n.language === "en" ? "es" : "en";
  return (
    <section className="border-y border-linea bg-papel-bajo low-data:hidden">
      <div
        className={`${section} grid items-center gap-6 py-12 md:grid-cols-[1fr_1.6fr] md:gap-14 md:py-16`}
        data-video
      >
        <div className="grid gap-3">
          <h2 className="text-title">{t("landing.video.title")}</h2>
          <p>{t("landing.video.text")}</p>
          <p className="text-small text-tinta-suave">{t("landing.video.note")}</p>
        </div>
        {/* On a phone the film takes the whole width of the screen. */}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 max-md:-mx-4">
          <a
            href="/media/intro.mp4"
            data-video-open
            className="grid aspect-video place-content-center gap-4 rounded-card border border-linea-fuerte bg-mar-suave p-4 max-md:mx-4"
          >
            <Drawing name="phone" className="mx-auto w-28 md:w-44" />
            <span className="inline-flex min-h-14 items-center gap-3 rounded-full bg-tinta px-6 font-bold text-papel">
              <svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
                <path d="M8 5.500v13l11-6.500z" />
              </svg>
              {t("landing.video.open")}
            </span>
          </a>
          <template>
            <video
              controls
              playsInline
              preload="metadata"
              poster="/media/intro-poster.jpg"
              aria-label={t("landing.video.label")}
              className="aspect-video w-full rounded-card border border-linea-fuerte bg-[black] max-md:rounded-none max-md:border-x-0"
            >
              <source src="/media/intro.webm" type="video/webm" />
              <source src="/media/intro.mp4" type="video/mp4" />
              <track
                kind="captions"
                src={`/media/intro.${i18n.language}.vtt`}
                srcLang={i18n.language}
                label={t("landing.video.captions")}
                default
              />
              <track
                kind="captions"
                src={`/media/intro.${other}.vtt`}
                srcLang={other}
                label={t("landing.video.otherCaptions")}
              />
            </video>
          </template>
          <p
            role="status"
            data-video-failed
            data-text={t("landing.video.failed")}
            className="text-rojo max-md:mx-4"
          />
        </div>
      </div>
    </section>
  );
}
