/** Letters of USCIS, N01 to N20: two ways of wording for each kind. */
import type { Template } from "./layout.ts";

const dhs = `Department of Homeland Security
U.S. Citizenship and Immigration Services`;
const boxes = `| Receipt Number::{receipt} | Case Type::I485 - APPLICATION TO REGISTER PERMANENT RESIDENCE OR ADJUST STATUS
| Received Date::{d:received} | Notice Date::{d:notice} | Page::1 of 1
| Applicant::{alien} {name} | Beneficiary::{name}`;
const rights = `= THIS NOTICE DOES NOT GRANT ANY IMMIGRATION STATUS OR BENEFIT.`;
const address = `{name}
{street}
{city}`;
const move = `Please notify us immediately if any of the above information is incorrect. If you move, you must notify us of your new address.`;

export const uscisTemplates: Template[] = [
  {
    kind: "i-797-notice-of-action",
    deadline: null,
    text: `${dhs}\n# Form I-797C, Notice of Action\n${rights}\n${boxes}\n${address}\nThe request for expedited handling of your case was considered. The request is noted in your file. You do not need to do anything at this time.\n${move}\nYou will be notified separately about any other cases you filed.`,
  },
  {
    kind: "i-797-notice-of-action",
    deadline: null,
    text: `${dhs}\n# I-797, Notice of Action\n| Receipt Number::{receipt} | Case Type::I130 - PETITION FOR ALIEN RELATIVE\n| Priority Date::{d:priority} | Notice Date::{d:notice}\n| Petitioner::{name} | Page 1 of 1::\n${address}\nThis letter answers the inquiry you made about the case named above. Our records have been updated with the new information that you gave us.\n= Please save this notice for your records.`,
  },
  {
    kind: "receipt-notice",
    deadline: null,
    text: `${dhs}\n# Form I-797C, Notice of Action\n${rights}\n${boxes}\n| Notice Type::Receipt Notice | Amount received::{amount} U.S.\n${address}\nWe have received the above application or petition and it is in process.\n${move}\nYou will be notified separately of any other information you may need. Processing time: this type of case usually takes several months.\n= This receipt notice does not grant any immigration status, nor is it evidence that this case is still pending.`,
  },
  {
    kind: "receipt-notice",
    deadline: null,
    text: `${dhs}\n| Receipt Number::{receipt} | Received Date::{n:received} | Notice Date::{n:notice}\n| Case Type::I765 - APPLICATION FOR EMPLOYMENT AUTHORIZATION | A-Number::{alien}\n# Notice Type: Receipt Notice\n${address}\nThis notice confirms that USCIS received your application or petition ("this case") as shown above. Amount Received: {amount}.\nIf any of the above information is incorrect, please call the USCIS Contact Center at 800-375-5283.\nYou can check the status of your case at www.uscis.gov. If you change your address, report it within 10 days.`,
  },
  {
    kind: "rejection-notice",
    deadline: null,
    receipt: false,
    text: `${dhs}\n# Rejection Notice\nDate: {d:notice}\n${address}\nCase Type: I-485\nWe are returning your application and the fee you sent. Your form has been rejected for the reason below.\nReason for rejection: the fee was incorrect. The incorrect fee cannot be accepted.\nYou may resubmit your form with the correct fee. Because it was improperly filed, no filing date is kept.`,
  },
  {
    kind: "rejection-notice",
    deadline: null,
    receipt: false,
    text: `${dhs}\nNotice Date: {d:notice}\n# Form I-797C, Notice of Action\nNotice Type: Rejection\n${address}\nWe are unable to accept your Form I-765 because the edition of the form is no longer accepted and it was not signed.\nPlease correct the deficiency and resubmit. Everything you sent is enclosed with this letter.`,
  },
  {
    kind: "asc-appointment",
    deadline: "visit",
    text: `${dhs}\n# ASC Appointment Notice\n| Application Number::{receipt} | Notice Date::{d:notice} | Code::3\n| Case Type::I485 | USCIS A#::{alien}\n${address}\nTo process your application, USCIS must capture your biometrics.\nPLEASE APPEAR AT THE BELOW APPLICATION SUPPORT CENTER AT THE DATE AND TIME SPECIFIED.\n| APPLICATION SUPPORT CENTER::USCIS ASC, {officeStreet}, {officeCity} | Date and Time of Appointment::{d:visit} {time}\nWHEN YOU APPEAR AT THE ASC FOR BIOMETRICS PROCESSING, YOU MUST BRING: 1. THIS APPOINTMENT NOTICE and 2. PHOTO IDENTIFICATION.\nIf you fail to appear as scheduled, your application will be considered abandoned and denied.`,
  },
  {
    kind: "asc-appointment",
    deadline: "visit",
    text: `${dhs}\nForm I-797C, Notice of Action\nNotice Date: {d:notice}   Receipt Number: {receipt}\nA-Number: {alien}\n# Biometrics Appointment\n${address}\nUSCIS must collect your biometrics: fingerprints, photograph and signature. You are scheduled to appear at the Application Support Center on {d:visit} at {time}.\n{officeStreet}\n{officeCity}\nBring this notice and photo identification. If you do not appear, your case may be denied as abandoned.`,
  },
  {
    kind: "interview-notice",
    deadline: "visit",
    text: `${dhs}\n# Request for Applicant to Appear for Initial Interview\n| Receipt Number::{receipt} | Notice Date::{d:notice} | A-Number::{alien}\n${address}\nYou are hereby notified to appear for the interview appointment, as scheduled below, for the completion of your Application to Register Permanent Residence (Form I-485). Failure to appear for this interview and/or failure to bring the below listed items will result in the denial of your application.\n| Place to Report::U.S. CIS, {officeStreet}, {officeCity} | Date and Time::{d:visit} {time}\nYou must bring the following items with you: this interview notice, government issued photo identification, a completed medical examination (Form I-693).\nIf you do not speak English fluently, you must bring an interpreter.`,
  },
  {
    kind: "interview-notice",
    deadline: "visit",
    receipt: false,
    text: `${dhs}\nAsylum Office\n# Asylum Interview Notice\nDate: {d:notice}\nA-Number: {alien}\n${address}\nUSCIS has scheduled an interview on your asylum application (Form I-589).\nInterview Date: {d:visit} at {time}\nLocation: {officeStreet}\n{officeCity}\nYou must bring your own interpreter if you are not fluent in English. Please be on time. If you fail to appear for your interview your case may be sent to an immigration judge.`,
  },
  {
    kind: "rfe-i-797e",
    deadline: "due",
    text: `${dhs}\n# Form I-797E, Notice of Action\n${boxes}\n| Notice Type::Request for Evidence\n${address}\nThe documentation submitted is not sufficient to warrant favorable consideration of your application.\nYour response must be received in this office by {d:due}.\nPlease submit all of the requested evidence at one time. You may submit only one response. Place this letter on top of your response.\nIf you do not respond to this notice within the time allowed, your application may be considered abandoned and denied.`,
  },
  {
    kind: "rfe-i-797e",
    deadline: "due",
    text: `${dhs}\nNational Benefits Center\n{n:notice}\n| Receipt Number::{receipt} | A-Number::{alien} | Form::I-130\n# REQUEST FOR EVIDENCE\n${address}\nUSCIS is reviewing the petition you filed. Additional evidence is required to process this case. Evidence of the bona fides of the marriage: please submit joint leases, bank records and photographs.\nDue Date: {d:due}\nPlace this cover sheet on top of your response. Failure to respond to this request may result in denial.`,
  },
  {
    kind: "noid",
    deadline: "near",
    text: `${dhs}\n# NOTICE OF INTENT TO DENY\n| Receipt Number::{receipt} | A-Number::{alien} | Notice Date::{d:notice}\n${address}\nThis letter concerns your Form I-485. USCIS intends to deny your application for the reasons given below. Derogatory information was found about your admission.\nYou may submit evidence to overcome the grounds for denial. Your response must be received in this office by {d:near}.\nIf you do not respond to this notice, a decision will be made on the record.`,
  },
  {
    kind: "noid",
    deadline: "near",
    text: `${dhs}\nDecision unit\nNotice Date: {n:notice}\nReceipt Number: {receipt}\n${address}\nRE: Form I-130\nAfter the interview, USCIS intends to deny your petition. You are afforded an opportunity to rebut these findings.\nYour response must be received by {n:near}. A rebuttal that comes after that date will not be considered.\nThis is a Notice of Intent to Deny (NOID), not a final decision.`,
  },
  {
    kind: "noir",
    deadline: "notice+30",
    text: `${dhs}\n# Notice of Intent to Revoke\n| Receipt Number::{receipt} | Notice Date::{d:notice}\n| Petitioner::{name} | Beneficiary::{alien}\n${address}\nOn review of the record of your previously approved petition, USCIS intends to revoke the approval of the petition.\nYou may submit evidence in opposition within thirty (30) days of this notice. If you do not rebut, the approval will be revoked.`,
  },
  {
    kind: "noir",
    deadline: "due",
    text: `${dhs}\nDate of Notice: {d:notice}\nReceipt Number: {receipt}\n${address}\nRE: Form I-130 Notice of Intent to Revoke (NOIR)\nThe petition named above was previously approved. It now appears that the approval was in error. Revocation is proposed under 8 CFR 205.2.\nResponse Due Date: {d:due}\nYou may submit evidence and a rebuttal by that date.`,
  },
  {
    kind: "denial",
    deadline: "notice+30",
    text: `${dhs}\n# DECISION\n| Receipt Number::{receipt} | A-Number::{alien} | Notice Date::{d:notice}\n${address}\nYour Form I-485 has been reviewed. For the reasons below your application is denied.\nYou have not shown that you were inspected and admitted or paroled.\nYou may file an appeal or motion with Form I-290B within 30 days of the date of this decision (33 days if the decision was mailed).\nThere is no appeal to this decision of adjustment. You are not authorized to remain in the United States and may be issued a Notice to Appear.`,
  },
  {
    kind: "denial",
    deadline: "notice+30",
    text: `${dhs}\nDate of Decision: {d:notice}\nReceipt Number: {receipt}\n${address}\nRE: N-400, Application for Naturalization\n# Notice Type: Denial Notice\nUSCIS must deny your application because you did not show good moral character. Accordingly your Form N-400 is hereby denied.\nIf you believe that you can overcome the grounds for the denial, you may request a hearing on this decision with Form N-336 within 30 calendar days.`,
  },
  {
    kind: "approval-notice",
    deadline: null,
    text: `${dhs}\n# I-797, Notice of Action\n| Receipt Number::{receipt} | Case Type::I130 - PETITION FOR ALIEN RELATIVE\n| Received Date::{d:received} | Priority Date::{d:priority} | Notice Date::{d:notice}\n| Notice Type::Approval Notice | Section::Husband or wife of U.S. Citizen\n${address}\nThe above petition has been approved. We have sent the original visa petition to the Department of State National Visa Center (NVC).\nThe approval of this visa petition does not in itself grant any immigration status.\n= THIS NOTICE IS NOT A VISA AND MAY NOT BE USED IN PLACE OF A VISA.`,
  },
  {
    kind: "approval-notice",
    deadline: null,
    text: `${dhs}\nForm I-797 Notice of Action\nReceipt Number: {receipt}\nNotice Date: {n:notice}\n# Approval Notice\n${address}\nWe have approved your application for employment authorization (Form I-765). Your new card will be mailed to you within three weeks.\nClass: C09. Valid from {n:from} to {n:until}.\nIf your name is wrong on the card, ask for a correction.`,
  },
  {
    kind: "transfer-notice",
    deadline: null,
    text: `${dhs}\n# Form I-797C, Notice of Action\n${rights}\n${boxes}\n| Notice Type::Transfer Notice\n${address}\nThis is to advise you that, in order to speed up processing, we transferred the above case to the following USCIS location: NATIONAL BENEFITS CENTER, {officeStreet}, {officeCity}.\nThat office will notify you of the decision made on your case.`,
  },
  {
    kind: "transfer-notice",
    deadline: null,
    text: `${dhs}\nNotice Date: {d:notice}\nReceipt Number: {receipt}\n# TRANSFER NOTICE\n${address}\nThe above case has been transferred to another USCIS office that has jurisdiction. The office now handling your case is the Texas Service Center.\nYou do not need to do anything. Keep this letter with your records.`,
  },
  {
    kind: "case-reopened-or-hold",
    deadline: null,
    text: `${dhs}\n# Notice of Case Reopened\n| Receipt Number::{receipt} | Notice Date::{d:notice}\n${address}\nYour case has been reopened on a Service motion and is under reconsideration. We will send you a notice if we need anything from you.\nCheck Case Status Online for news.`,
  },
  {
    kind: "case-reopened-or-hold",
    deadline: null,
    text: `U.S. Citizenship and Immigration Services\nCase Status Online\nReceipt Number: {receipt}\n# Case Is Being Actively Reviewed By USCIS\nAs of {d:notice}, we are actively reviewing your Form I-485. Your case has been placed on hold while checks are made. We will let you know when there is a change.`,
  },
  {
    kind: "green-card-and-welcome",
    deadline: null,
    text: `${dhs}\n# Welcome Notice\n| Receipt Number::{receipt} | Notice Date::{d:notice} | A-Number::{alien}\n${address}\nWelcome to the United States of America!\nThis is to notify you that your application for permanent residence has been approved. You will receive your Permanent Resident Card by mail within six months. Category: IR6.\nIf your residence is on a conditional basis, you must file a petition to remove the conditions.`,
  },
  {
    kind: "green-card-and-welcome",
    deadline: "until",
    receipt: false,
    text: `UNITED STATES OF AMERICA\n# PERMANENT RESIDENT CARD\nSurname {name}\nUSCIS# {alienDigits}\nCategory IR1\nCountry of Birth Mexico\nDate of Birth {n:birth}\nCard Expires: {n:until}\nResident Since: {n:from}`,
  },
  {
    kind: "ead-card",
    deadline: "until",
    receipt: false,
    text: `UNITED STATES OF AMERICA\n# EMPLOYMENT AUTHORIZATION CARD\nThe person identified is authorized to work in the U.S. for the validity of this card.\nSurname {name}\nUSCIS# {alienDigits}\nCategory C08\nCountry of Birth Honduras\nDate of Birth {n:birth}\nValid From: {n:from}\nCard Expires: {n:until}\nNOT VALID FOR REENTRY TO U.S.`,
  },
  {
    kind: "ead-card",
    deadline: "until",
    receipt: false,
    text: `U.S. Department of Homeland Security\n# EMPLOYMENT AUTHORIZATION\nForm I-766\nCategory C09P\nTerms and Conditions: None\nUSCIS# {alienDigits}\nDate of Birth {n:birth}\nValid From: {n:from}\nCard Expires: {n:until}\nSERVES AS I-512 ADVANCE PAROLE\nThis card is not evidence of U.S. citizenship or permanent residence.`,
  },
  {
    kind: "advance-parole-i-512",
    deadline: "until",
    text: `${dhs}\n# Authorization for Parole of an Alien into the United States\nForm I-512L\nReceipt Number: {receipt}\nA-Number: {alien}\nDate Issued: {d:notice}\n{name}\nPresentation of the original of this document prior to {d:until} allows a Customs and Border Protection officer to parole the named bearer.\nDate to which this document is valid: {d:until}\nThis document does not guarantee parole.`,
  },
  {
    kind: "advance-parole-i-512",
    deadline: "until",
    text: `${dhs}\nI-512T, Authorization for Travel by a Noncitizen to the United States\nA-Number: {alien}   Receipt Number: {receipt}\nClass of Admission: TPS\nDate Issued: {n:notice}\nValid Until: {n:until}\nMultiple entries. The holder may ask for parole at a port of entry. Advance parole does not guarantee that you will be paroled.`,
  },
  {
    kind: "n-400-result-or-oath",
    deadline: "visit",
    receipt: false,
    text: `${dhs}\n# Notice of Naturalization Oath Ceremony\nForm N-445\nDate: {d:notice}\nA-Number: {alien}\n${address}\nYou are hereby notified to appear for a Naturalization Oath Ceremony on {d:visit} at {time}.\n{officeStreet}\n{officeCity}\nBring this letter, your Permanent Resident Card and any reentry permit. Answer the questions on the back about trips and arrests since your interview.`,
  },
  {
    kind: "n-400-result-or-oath",
    deadline: "visit",
    receipt: false,
    text: `${dhs}\n# N-652, Naturalization Interview Results\nA-Number: {alien}\nOn {n:notice} you were interviewed by a USCIS officer.\nYou did not pass the test of English. You will be given another opportunity.\nYou are scheduled for a re-examination. Date and Time: {n:visit} {time}\nA decision cannot yet be made about your application. Please do not forget the papers you were asked to bring.`,
  },
  {
    kind: "asylum-referral",
    deadline: null,
    receipt: false,
    text: `${dhs}\nAsylum Office\nDate: {d:notice}\nA-Number: {alien}\n${address}\n# Referral Notice\nThis letter refers to your request for asylum (Form I-589). You have not been granted asylum. Your case has been referred to an immigration judge for adjudication in removal proceedings. This is not a denial of your asylum application.\nThe immigration judge will evaluate your asylum claim and is not required to follow the decision of the asylum office. See the attached Form I-862, Notice to Appear, for the date of your hearing.`,
  },
  {
    kind: "asylum-referral",
    deadline: null,
    receipt: false,
    text: `${dhs}\nArlington Asylum Office\n{w:notice}\nRE: {alien}\nDear applicant:\nUSCIS has referred your asylum application to the immigration court. We found that you were not in lawful status on the date of this decision and that your testimony was not consistent.\nYou may renew the request before the immigration judge. Keep the office informed of your address.`,
  },
  {
    kind: "annual-asylum-fee",
    deadline: "notice+30",
    text: `${dhs}\n# Annual Asylum Fee Notice\n| Receipt Number::{receipt} | A-Number::{alien} | Notice Date::{d:notice}\n${address}\nYour Form I-589 has been pending for one year. Under Pub. L. 119-21 you must pay the Annual Asylum Fee.\nAmount Due: {amount}. You must pay online within 30 days of the date of this notice at my.uscis.gov.\nIf you do not pay, your application cannot be approved.`,
  },
  {
    kind: "annual-asylum-fee",
    deadline: "due",
    text: `${dhs}\nNotice Date: {n:notice}\nReceipt Number: {receipt}\n${address}\nYour Annual Asylum Fee is due. Applicants whose Form I-589 is pending are required to pay the Annual Asylum Fee (AAF) each year.\nAmount Due: {amount}\nDue Date: {n:due}\nThe fee must be paid online.`,
  },
  {
    kind: "ead-tps-extension",
    deadline: "until",
    text: `${dhs}\n# Form I-797, Notice of Action\n| Receipt Number::{receipt} | Case Type::I821 - TEMPORARY PROTECTED STATUS | Notice Date::{d:notice}\n${address}\nThis notice automatically extends the validity of your Employment Authorization Document with category A12 or C19 through {d:until}.\nYou may present this notice with your expired card to your employer for Form I-9.`,
  },
  {
    kind: "ead-tps-extension",
    deadline: "until",
    text: `${dhs}\nReceipt Number: {receipt}\nNotice Date: {n:notice}\n# TPS and work permit\n${address}\nThis letter auto-extends the validity of your EAD. Your card, category C19, is automatically extended through {n:until} while your Temporary Protected Status re-registration is pending.\nShow this notice to your employer together with your card.`,
  },
  {
    kind: "bona-fide-or-deferred-action",
    deadline: null,
    text: `${dhs}\n# Bona Fide Determination Notice\n| Receipt Number::{receipt} | Notice Date::{d:notice} | A-Number::{alien}\n${address}\nUSCIS has determined that your petition for U nonimmigrant status is bona fide and that you warrant a favorable exercise of discretion. You have been placed in deferred action.\nYou may file Form I-765 under category (c)(14).`,
  },
  {
    kind: "bona-fide-or-deferred-action",
    deadline: null,
    text: `${dhs}\nNotice Date: {n:notice}\nReceipt Number: {receipt}\n${address}\nYou have been granted deferred action as a Special Immigrant Juvenile. Deferred action is an act of prosecutorial discretion and does not give lawful status.\nYou may ask for employment authorization in category (c)(14). Tell us if your address changes.`,
  },
];
