import type { Fuso } from '@domain/agenda/fuso.ts';

/** `America/Sao_Paulo` → `São Paulo`, as people call the place. */
export const NOMES_DOS_FUSOS: Readonly<Record<Fuso, string>> = {
  'America/Sao_Paulo': 'Brasília (São Paulo, Sul, Sudeste, Goiás)',
  'America/Bahia': 'Bahia',
  'America/Fortaleza': 'Fortaleza',
  'America/Recife': 'Recife',
  'America/Maceio': 'Maceió',
  'America/Araguaina': 'Araguaína (Tocantins)',
  'America/Belem': 'Belém',
  'America/Santarem': 'Santarém',
  'America/Manaus': 'Manaus',
  'America/Cuiaba': 'Cuiabá',
  'America/Campo_Grande': 'Campo Grande',
  'America/Porto_Velho': 'Porto Velho',
  'America/Boa_Vista': 'Boa Vista',
  'America/Rio_Branco': 'Rio Branco',
  'America/Eirunepe': 'Eirunepé',
  'America/Noronha': 'Fernando de Noronha',
};
