/** Questions of the survey (spec part 2, section 3): what is rated, in which section, and the open texts. */
export const surveySections = [
  {
    id: "experience",
    ratings: ["expectations_met", "information_clarity", "intuitive_navigation", "positive_experience"],
    comment: "expectations_details",
  },
  {
    id: "support",
    ratings: ["support_usefulness", "resource_effectiveness", "response_times"],
    comment: "support_feedback",
  },
  {
    id: "usability",
    ratings: ["ease_of_use", "accessibility", "clear_processes"],
    comment: "usability_suggestions",
  },
  {
    id: "design",
    ratings: ["visual_appeal", "readability", "intuitive_layout"],
    comment: "design_suggestions",
  },
  {
    id: "recommendation",
    ratings: ["would_recommend", "future_use", "needs_consideration"],
    comment: "recommendation_factors",
  },
] as const;

export type RatingId = (typeof surveySections)[number]["ratings"][number];
export type CommentId = (typeof surveySections)[number]["comment"] | "additional_comments";

export const ratingIds: readonly RatingId[] = surveySections.flatMap(({ ratings }) => [...ratings]);
export const commentIds: readonly CommentId[] = [
  ...surveySections.map(({ comment }) => comment),
  "additional_comments",
];
