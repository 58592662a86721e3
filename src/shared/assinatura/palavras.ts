import { formatarData } from '@/lib/format/datas.ts';
import { type Certificado, validadeDe } from './certificados.ts';

/** How each state of validity is called and coloured; the word comes first. */
export const ROTULO_DA_VALIDADE = {
  valido: { rotulo: 'Válido', cor: 'teal' },
  expirando: { rotulo: 'Expirando', cor: 'orange.9' },
  expirado: { rotulo: 'Expirado', cor: 'red.9' },
  desconhecida: { rotulo: 'Validade não informada', cor: 'gray' },
} as const;

/** Says until when a certificate holds: `Válido até 22/11/2027`, `Expirou em 21/11/2026`. */
export function fraseDaValidade(
  certificado: Pick<Certificado, 'validUntil'>,
  agora: number,
  fuso: string,
): string {
  const { validUntil } = certificado;
  const validade = validadeDe(certificado, agora);
  if (validade === 'desconhecida' || validUntil === null) return 'Validade não informada';
  const fim = formatarData(validUntil, fuso);
  return validade === 'expirado' ? `Expirou em ${fim}` : `Válido até ${fim}`;
}
