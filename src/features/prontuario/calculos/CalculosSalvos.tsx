import { useQuery } from '@tanstack/react-query';
import { Bloco } from '@/components/Bloco.tsx';
import { pedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import { calculosPorExtensoOptions } from '@/shared/calculos/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { NaoLido } from '../components/NaoLido.tsx';
import { Calculo } from './Calculo.tsx';
import classes from './Calculos.module.css';
import { maisRecentes } from './recorte.ts';

/** The latest kept result of each tool; each opens its tool, with its trend. */
export function CalculosSalvos() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const {
    data = [],
    isError,
    refetch,
  } = useQuery(calculosPorExtensoOptions(clinicaId, paciente.id));
  if (isError && data.length === 0) {
    return <NaoLido oQue="Os cálculos salvos" aoTentar={() => void refetch()} />;
  }
  if (data.length === 0) return null;
  return (
    <Bloco titulo="Cálculos salvos">
      <ul className="linhas">
        {maisRecentes(data).map((calculo) => (
          <li key={calculo.id}>
            <button
              type="button"
              className={classes.abrir}
              onClick={() => pedirCalculadora(calculo.ferramenta)}
            >
              <Calculo calculo={calculo} />
            </button>
          </li>
        ))}
      </ul>
    </Bloco>
  );
}
