import { ROTULO_DO_CONSENTIMENTO } from '@domain/prontuario.ts';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Entrada } from '../api/linhas.ts';

/** An inactivated entry says so before anything else it says. */
export function Inativada({ entrada }: { entrada: Entrada }) {
  const fuso = useFuso();
  const { inativado_em, motivo_inativacao, autor_nome } = entrada;
  if (!inativado_em) return null;
  return (
    <Recado titulo="Evolução inativada: não deve ser considerada">
      {autor_nome} a inativou em {formatarDataHora(inativado_em, fuso)}. Motivo: {motivo_inativacao}
    </Recado>
  );
}

/** Seen at a distance, and how the patient consented. */
export function Teleconsulta({ entrada }: { entrada: Entrada }) {
  const { teleconsulta, consentimento_da_teleconsulta: consentimento } = entrada;
  if (!teleconsulta) return null;
  return (
    <p>
      <b>Teleconsulta.</b>
      {consentimento && ` Consentimento: ${ROTULO_DO_CONSENTIMENTO[consentimento].toLowerCase()}.`}
    </p>
  );
}
