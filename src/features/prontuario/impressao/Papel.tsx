import { formatarCrm } from '@domain/documentos/crm.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { quemNoPapel } from './identificacao.ts';
import classes from './Papel.module.css';

/**
 * Around the screens about a patient: nothing on the screen, and on every printed page whose record
 * it is, where it is kept, who printed it and when. The page number stands in the margin (global.css).
 */
export function Papel({ children }: { children: ReactNode }) {
  const fuso = useFuso();
  const { paciente } = usePacienteDaTela();
  const { disponiveis } = useActiveClinica();
  const { nome, crm, crm_uf } = usePerfil();
  const agora = useMomentoDaImpressao();
  const clinica = disponiveis.find(({ id }) => id === paciente.clinica_id)?.nome;
  const [quem, documentos] = quemNoPapel(paciente);
  return (
    <div className={classes.papel}>
      <div className={`so-no-papel ${classes.topo}`}>
        <div className={classes.linhas}>
          <p>
            <b>{clinica}</b>
            <br />
            Prontuário do paciente
          </p>
          <p>
            <b>{quem}</b>
            <br />
            {documentos}
          </p>
        </div>
      </div>
      {children}
      <div className={`so-no-papel ${classes.espaco}`} aria-hidden>
        <div />
      </div>
      <div className={`so-no-papel ${classes.pe}`}>
        <p>
          Impresso por {[nome, formatarCrm(crm, crm_uf)].filter(Boolean).join(', ')}, em{' '}
          {formatarDataHora(agora, fuso)}. Documento sigiloso: contém dados de saúde.
        </p>
      </div>
    </div>
  );
}

/** The instant of the latest printing, or of the opening before the first. */
function useMomentoDaImpressao(): Date {
  const [agora, setAgora] = useState(() => new Date());
  useEffect(() => {
    // The browser takes the page as it stands when the event ends.
    const aoImprimir = () => flushSync(() => setAgora(new Date()));
    window.addEventListener('beforeprint', aoImprimir);
    return () => window.removeEventListener('beforeprint', aoImprimir);
  }, []);
  return agora;
}
