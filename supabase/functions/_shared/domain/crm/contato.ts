/** Where people come from, and by which channel and for what they may be contacted. */

/** Origins of a person in the CRM. `agenda` is given by the database to who was booked directly. */
export const ORIGENS = [
  'indicacao',
  'site',
  'google',
  'instagram',
  'whatsapp',
  'telefone',
  'convenio',
  'passagem',
  'agenda',
  'outro',
] as const;
export type Origem = (typeof ORIGENS)[number];

export const ROTULO_DA_ORIGEM: Readonly<Record<Origem, string>> = {
  indicacao: 'Indicação',
  site: 'Site',
  google: 'Google',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  telefone: 'Telefone',
  convenio: 'Convênio',
  passagem: 'Passou em frente',
  agenda: 'Direto na agenda',
  outro: 'Outra',
};

export const CANAIS = ['whatsapp', 'telefone', 'sms', 'email'] as const;
export type Canal = (typeof CANAIS)[number];

export const ROTULO_DO_CANAL: Readonly<Record<Canal, string>> = {
  whatsapp: 'WhatsApp',
  telefone: 'Telefone',
  sms: 'SMS',
  email: 'E-mail',
};

export const FINALIDADES = ['assistencial', 'marketing'] as const;
export type Finalidade = (typeof FINALIDADES)[number];

export const ROTULO_DA_FINALIDADE: Readonly<Record<Finalidade, string>> = {
  assistencial: 'Cuidado',
  marketing: 'Divulgação',
};

/** Names the day of a step of a protocol, by its appointment: `2 dias antes`, `no dia`, `1 dia depois`. */
export function rotuloDoPasso(dias: number): string {
  if (dias === 0) return 'no dia';
  const quantos = Math.abs(dias) === 1 ? '1 dia' : `${Math.abs(dias)} dias`;
  return `${quantos} ${dias < 0 ? 'antes' : 'depois'}`;
}
