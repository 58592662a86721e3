import type { Perfil } from '@domain/contracts/perfil.ts';
import { formatarHora } from './datas.ts';

const TRATAMENTO = /^(dra?|prof[ªa]?|enf[ªa]?|sra?)\.?$/i;

/**
 * Greets by the clock of a time zone, with the name a person is called by: `Boa tarde, Dra. Helena`.
 * Whoever is signed in for an institution is greeted without one: nobody is called by the clinic's
 * name.
 */
export function saudacao(
  { nome, tipo }: Pick<Perfil, 'nome' | 'tipo'>,
  agora: number,
  fuso: string,
): string {
  const hora = cumprimento(agora, fuso);
  return tipo === 'clinica' || tipo === 'hospital' ? hora : `${hora}, ${chamamento(nome)}`;
}

function cumprimento(agora: number, fuso: string): string {
  const hora = Number(formatarHora(agora, fuso).slice(0, 2));
  if (hora >= 5 && hora < 12) return 'Bom dia';
  return hora >= 12 && hora < 18 ? 'Boa tarde' : 'Boa noite';
}

/** Returns a person's first name, after the title if there is one. */
function chamamento(nome: string): string {
  const [primeira = '', segunda = ''] = nome.split(' ');
  return TRATAMENTO.test(primeira) && segunda ? `${primeira} ${segunda}` : primeira;
}
