import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bloco } from '@/components/Bloco.tsx';
import { pedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import { calculosPorExtensoOptions } from '@/shared/calculos/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
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
    return (
      <Text fz="sm">
        Os cálculos salvos não puderam ser lidos agora.{' '}
        <Anchor component="button" type="button" inherit onClick={() => void refetch()}>
          Tentar de novo
        </Anchor>
      </Text>
    );
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
