import type { RatingId } from "@faro/contract/feedback/survey.ts";
import { createdAt, forgetAt, ownerOnly, sealed } from "#server/db/columns.ts";
import { index, pgPolicy, pgTable, primaryKey, smallint, sql, text, uuid } from "#server/db/orm.ts";

/**
 * Messages of the public form. They belong to nobody, so the application may only put them in: reading is for
 * the operator's command, which connects as the owner of the tables.
 */
export const userFeedback = pgTable(
  "user_feedback",
  {
    id: uuid("id").primaryKey(),
    language: text("language", { enum: ["es", "en"] }).notNull(),
    firstName: sealed("first_name").notNull(),
    lastName: sealed("last_name").notNull(),
    email: sealed("email").notNull(),
    message: sealed("message").notNull(),
    createdAt: createdAt(),
    forgetAt: forgetAt(),
  },
  (table) => [
    index("user_feedback_created").on(table.createdAt),
    index("user_feedback_forget").on(table.forgetAt),
    pgPolicy("user_feedback_insert", { for: "insert", to: "public", withCheck: sql`true` }),
  ],
).enableRLS();

const rating = (id: RatingId) => smallint(id);

/** Surveys, one row a submission; `owner_id` is the specification's `user_id`. Null where nothing was said. */
export const feedback = pgTable(
  "feedback",
  {
    ownerId: uuid("owner_id").notNull(),
    id: uuid("id").notNull(),
    expectations_met: rating("expectations_met"),
    information_clarity: rating("information_clarity"),
    intuitive_navigation: rating("intuitive_navigation"),
    positive_experience: rating("positive_experience"),
    support_usefulness: rating("support_usefulness"),
    resource_effectiveness: rating("resource_effectiveness"),
    response_times: rating("response_times"),
    ease_of_use: rating("ease_of_use"),
    accessibility: rating("accessibility"),
    clear_processes: rating("clear_processes"),
    visual_appeal: rating("visual_appeal"),
    readability: rating("readability"),
    intuitive_layout: rating("intuitive_layout"),
    would_recommend: rating("would_recommend"),
    future_use: rating("future_use"),
    needs_consideration: rating("needs_consideration"),
    expectations_details: sealed("expectations_details"),
    support_feedback: sealed("support_feedback"),
    usability_suggestions: sealed("usability_suggestions"),
    design_suggestions: sealed("design_suggestions"),
    recommendation_factors: sealed("recommendation_factors"),
    additional_comments: sealed("additional_comments"),
    createdAt: createdAt(),
    forgetAt: forgetAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index("feedback_created").on(table.createdAt),
    index("feedback_forget").on(table.forgetAt),
    ownerOnly("feedback"),
  ],
).enableRLS();
