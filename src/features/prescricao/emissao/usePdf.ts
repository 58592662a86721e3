import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { reservarCodigo } from '@/shared/assinatura/api/codigos.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { type Documento, lerIdentificacao } from '../api/queries.ts';

/** Makes the PDF of a document of the patient on the screen; what makes it is fetched when it is asked. */
export function usePdf() {
  const { paciente } = usePacienteDaTela();
  const { disponiveis } = useActiveClinica();
  const { email } = usePerfil();
  const fuso = useFuso();
  const clinica = disponiveis.find(({ id }) => id === paciente.clinica_id)?.nome ?? '';
  return async (documento: Documento, situacao: 'digital' | 'papel'): Promise<Uint8Array> => {
    const [{ gerarImpresso }, { impressoDe }, identificacao] = await Promise.all([
      import('@domain/impressos/gerar.ts'),
      import('./impresso.ts'),
      lerIdentificacao(paciente.id),
    ]);
    const verificacao =
      situacao === 'digital' ? await reservarCodigo(documento.tipo, documento.id) : undefined;
    const papel = { clinica, contato: email, paciente: identificacao, fuso, verificacao };
    return gerarImpresso(impressoDe(documento, papel, situacao));
  };
}
