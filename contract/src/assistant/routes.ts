import { eventIterator, oc } from "@orpc/contract";
import * as z from "zod/mini";
import {
  answerEvent,
  askInput,
  assistantStatus,
  getSecretInput,
  getSecretOutput,
  keptTurn,
  textToSpeechInput,
  textToSpeechOutput,
  transcriptionInput,
  transcriptionOutput,
} from "#contract/assistant/schemas.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";
import { openToGuests, withGuest, withPass } from "#contract/shared/security.ts";

/** `POST /api/functions/get-secret`: a ten-minute pass; keys OPENAI_API_KEY and ELEVENLABS_API_KEY. */
export const getSecret = oc
  .route({
    method: "POST",
    path: "/functions/get-secret",
    tags: ["assistant"],
    summary: "A ten-minute pass for one gateway",
    spec: openToGuests,
  })
  .input(getSecretInput)
  .output(getSecretOutput)
  .errors(errorsOf("NO_API_KEY", "PAYLOAD_TOO_LARGE", "TOO_MANY_REQUESTS"));

/** `GET /api/assistant/status`: engine, voice and what is left, without asking anything. */
export const getStatus = oc
  .route({
    method: "GET",
    path: "/assistant/status",
    tags: ["assistant"],
    summary: "Which engine and voice answer, and what is left",
    spec: openToGuests,
  })
  .output(assistantStatus);

/** `POST /api/assistant/answers` with `Authorization: Bearer <pass>`: the answer as server-sent events. */
export const ask = oc
  .route({
    method: "POST",
    path: "/assistant/answers",
    tags: ["assistant"],
    summary: "Ask; the answer comes as server-sent events",
    spec: withPass,
  })
  .input(askInput)
  .output(eventIterator(answerEvent))
  .errors(
    errorsOf(
      "UNAUTHORIZED",
      "QUESTION_EMPTY",
      "QUESTION_TOO_LONG",
      // Of the body, before anything of it is read.
      "PAYLOAD_TOO_LARGE",
      "DEMO_LIMIT_REACHED",
      "TOO_MANY_REQUESTS",
    ),
  );

/** `GET /api/assistant/context`: the running conversation of the caller, oldest first, at most 20 turns. */
export const getContext = oc
  .route({
    method: "GET",
    path: "/assistant/context",
    tags: ["assistant"],
    summary: "The running conversation of the caller",
    spec: openToGuests,
  })
  .output(z.object({ turns: z.array(keptTurn) }));

/** `DELETE /api/assistant/context`: forgets the conversation of the caller. */
export const clearContext = oc
  .route({
    method: "DELETE",
    path: "/assistant/context",
    tags: ["assistant"],
    summary: "Forget the running conversation",
    spec: openToGuests,
  })
  .output(z.object({ cleared: z.literal(true) }));

/** `POST /api/assistant/context/new`: another conversation begins. The one before can be saved for a day. */
export const startAnew = oc
  .route({
    method: "POST",
    path: "/assistant/context/new",
    tags: ["assistant"],
    summary: "Begin another conversation",
    spec: openToGuests,
  })
  .output(z.object({ started: z.literal(true) }));

/** `POST /api/functions/text-to-speech`: mp3 of a text that this server produced for the caller. */
export const textToSpeech = oc
  .route({
    method: "POST",
    path: "/functions/text-to-speech",
    tags: ["voice"],
    summary: "An own answer read aloud, as mp3",
    spec: withPass,
  })
  .input(textToSpeechInput)
  .output(textToSpeechOutput)
  .errors(
    errorsOf(
      "UNAUTHORIZED",
      "NO_API_KEY",
      "SPEECH_NOT_ALLOWED",
      "PAYLOAD_TOO_LARGE",
      "SPEECH_FAILED",
      "TOO_MANY_REQUESTS",
    ),
  );

/** `POST /api/voice/transcriptions`: text of a short recording, where the browser cannot recognise speech. */
export const transcribe = oc
  .route({
    method: "POST",
    path: "/voice/transcriptions",
    tags: ["voice"],
    summary: "Text of a short recording",
    spec: withGuest,
  })
  .input(transcriptionInput)
  .output(transcriptionOutput)
  .errors(
    errorsOf(
      "UNAUTHORIZED",
      "NO_API_KEY",
      "AUDIO_UNSUPPORTED",
      "PAYLOAD_TOO_LARGE",
      "TRANSCRIPTION_FAILED",
      "TOO_MANY_REQUESTS",
    ),
  );
