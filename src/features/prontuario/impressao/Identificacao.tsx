import { useQuery } from '@tanstack/react-query';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { qualificacaoOptions } from '../api/impressao.ts';
import classes from './Identificacao.module.css';
import { identificacao } from './identificacao.ts';

/** Who the patient is, as a printed record must say; the screen says it in the header. */
export function Identificacao() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data = null } = useQuery(qualificacaoOptions(clinicaId, paciente.id));
  return (
    <section className="so-no-papel" aria-label="Identificação do paciente">
      <dl className={classes.campos}>
        {identificacao(paciente, data).map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}:</dt> <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
