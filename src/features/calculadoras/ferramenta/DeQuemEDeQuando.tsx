import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { usePacienteDasFerramentas } from '../paciente/DoPaciente.tsx';

/** Only on paper: of whom a result is, of when, and by which version of the formula or table. */
export function DeQuemEDeQuando({ versao }: { versao: string }) {
  const fuso = useFuso();
  const paciente = usePacienteDasFerramentas()?.paciente;
  return (
    <p className="so-no-papel">
      {[
        paciente ? nomeExibido(paciente) : 'Paciente não identificado',
        formatarDataHora(Date.now(), fuso),
        versao,
      ].join(' · ')}
    </p>
  );
}
