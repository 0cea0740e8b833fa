import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerCard } from "#web/assistant/answer-card.tsx";
import { type Exchange, newExchange } from "#web/assistant/exchange.ts";
import { QuestionForm } from "#web/assistant/question-form.tsx";
import type { VoiceState } from "#web/assistant/voice/voice-machine.ts";
import { VoiceControl } from "#web/assistant/voice-control.tsx";
import { Button, type ButtonLook } from "#web/ui/button.tsx";
import { EmailField, FamilyNameField, GivenNameField, PhoneField } from "#web/ui/contact-fields.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { Field } from "#web/ui/field.tsx";
import * as icons from "#web/ui/icons.tsx";
import { Mark } from "#web/ui/mark.tsx";
import { Select } from "#web/ui/select.tsx";
import { showToast } from "#web/ui/toast.ts";

const looks: ButtonLook[] = ["main", "quiet", "plain", "danger"];
const voiceStates: VoiceState[] = ["idle", "listening", "processing", "speaking", "disabled"];
const colours = [
  "papel",
  "papel-alto",
  "papel-bajo",
  "tinta",
  "tinta-suave",
  "linea",
  "linea-fuerte",
  "faro",
  "mar",
  "verde",
  "rojo",
];

const samples: Exchange[] = [
  newExchange(1, "waiting"),
  {
    ...newExchange(2, "¿Qué es la forma I-485?"),
    status: "done",
    engine: "guide",
    warning: "Si te detuvieron, no firmes nada y llama hoy a un abogado.",
    text: "Con el formulario I-485 pides la residencia sin salir de Estados Unidos.\n\nCasi siempre lo acompaña una petición familiar. Guarda copia de todo.",
    forms: ["I-485", "I-130"],
    steps: ["Junta tus papeles.", "Pide una cita con ayuda legal."],
    sources: [{ title: "USCIS", url: "https://www.uscis.gov/i-485", checked: "2026-10-09" }],
    choices: [{ label: "Entré con visa", say: "Entré con visa" }],
    lawyer: true,
  },
  { ...newExchange(3, "failed"), status: "failed", error: { code: "OFFLINE", message: "No hay conexión." } },
];

export function meta() {
  return [{ title: "Faro UI" }, { name: "robots", content: "noindex" }];
}

/** Forms, a choice, a dialog and a failure, as every screen has them. */
function Parts() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState("es");
  return (
    <>
      <section className="grid max-w-md gap-4">
        <Field label="Field" help="help" />
        <Field label="Field" error="error" />
        <GivenNameField label="GivenNameField" />
        <FamilyNameField label="FamilyNameField" />
        <EmailField label="EmailField" />
        <PhoneField label="PhoneField" />
        <Select
          label="Select"
          help="help"
          value={chosen}
          options={[
            { value: "es", label: "Español" },
            { value: "en", label: "English" },
          ]}
          onChange={setChosen}
        />
        <Button look="quiet" onClick={() => setOpen(true)}>
          Dialog
        </Button>
        <Failure title="Failure" text="text" retry="retry" onRetry={() => {}} />
      </section>
      {open ? (
        <Dialog title="Dialog" description="description" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>close</Button>
        </Dialog>
      ) : null}
    </>
  );
}

/** Every part on one page, for developers; not served in production. */
export default function DevUi() {
  const { t } = useTranslation("ui");
  const [text, setText] = useState("");
  return (
    <main id="contenido" className="mx-auto grid max-w-3xl gap-10 p-4">
      <h1 className="flex items-center gap-3 text-display">
        <Mark className="size-12" /> Faro UI
      </h1>
      <section className="grid grid-cols-3 gap-2">
        {colours.map((colour) => (
          <div key={colour} className="rounded-small border border-linea p-3 text-small">
            <div className="mb-2 h-10 rounded-small" style={{ background: `var(--${colour})` }} />
            {colour}
          </div>
        ))}
      </section>
      <section className="flex flex-wrap gap-3">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button
          look="quiet"
          onClick={() => void showToast(t("retry"), { look: "error", description: t("loading") })}
        >
          toast
        </Button>
      </section>
      <section className="flex flex-wrap gap-3">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} title={name}>
            <Icon className="size-7" />
          </span>
        ))}
      </section>
      <section className="flex flex-wrap gap-6">
        {voiceStates.map((state) => (
          <VoiceControl key={state} state={state} onPress={() => {}} />
        ))}
        {voiceStates.map((state) => (
          <VoiceControl key={state} state={state} onPress={() => {}} compact />
        ))}
      </section>
      <QuestionForm
        value={text}
        onChange={setText}
        onSubmit={() => setText("")}
        onCorrect={() => {}}
        listening={false}
        busy={false}
      />
      <Parts />
      <h2 className="text-title">Answers</h2>
      {samples.map((exchange) => (
        <AnswerCard
          key={exchange.key}
          exchange={exchange}
          current
          canAnswer
          speaking={false}
          blocked={exchange.key === 2}
          onSaved={async () => {}}
          onRetry={() => {}}
          onChoice={() => {}}
          onListen={() => {}}
          onStop={() => {}}
        />
      ))}
    </main>
  );
}
