import type { Perfil } from '@domain/contracts/perfil.ts';
import { emSaoPaulo } from './datas.ts';

const TRATAMENTO = /^(dra?|prof[ªa]?|enf[ªa]?|sra?)\.?$/i;

/** `Boa tarde, Dra. Helena`: by the clocks of São Paulo, with the name a person is called by. */
export function saudacao({ nome, tipo }: Pick<Perfil, 'nome' | 'tipo'>, agora: number): string {
  return `${cumprimento(agora)}, ${chamamento({ nome, tipo })}`;
}

function cumprimento(agora: number): string {
  const hora = Number(emSaoPaulo(agora).hora.slice(0, 2));
  if (hora >= 5 && hora < 12) return 'Bom dia';
  return hora >= 12 && hora < 18 ? 'Boa tarde' : 'Boa noite';
}

/** A person's first name, after the title if there is one; an institution's whole name. */
function chamamento({ nome, tipo }: Pick<Perfil, 'nome' | 'tipo'>): string {
  if (tipo === 'clinica' || tipo === 'hospital') return nome;
  const [primeira = '', segunda = ''] = nome.split(' ');
  return TRATAMENTO.test(primeira) && segunda ? `${primeira} ${segunda}` : primeira;
}
