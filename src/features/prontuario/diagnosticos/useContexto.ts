import { idade } from '@domain/idade.ts';
import type { ContextoDoDiagnostico } from '@domain/prontuario/cid.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';

/** Whom a diagnosis on this screen is of, and what the note says so far. */
export function useContexto(nota = ''): ContextoDoDiagnostico {
  const fuso = useFuso();
  const { paciente } = usePacienteDaTela();
  const { data_nascimento: nascimento, sexo } = paciente;
  return { sexo, anos: nascimento ? (idade(nascimento, hoje(fuso))?.anos ?? null) : null, nota };
}
