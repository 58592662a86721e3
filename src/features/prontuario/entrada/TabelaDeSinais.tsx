import { sinaisMedidos } from '@domain/prontuario/sinais-medidos.ts';
import { Title } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import type { Entrada } from '../api/linhas.ts';
import { ForaDoEsperado } from './Sinais.tsx';
import classes from './VerEvolucao.module.css';

interface Props {
  entrada: Entrada;
  nascimento: string | null;
}

/** The vital signs of an entry, one a line, with their units. */
export function TabelaDeSinais({ entrada, nascimento }: Props) {
  const fuso = useFuso();
  const sinais = sinaisMedidos(entrada, nascimento, fuso);
  if (sinais.length === 0) return null;
  return (
    <section className={classes.bloco} aria-labelledby="sinais">
      <Title order={2} size="h3" id="sinais">
        Sinais vitais
      </Title>
      <table className={classes.sinais} aria-labelledby="sinais">
        <thead>
          <tr>
            <th scope="col">Sinal</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          {sinais.map((sinal) => (
            <tr key={sinal.chave}>
              <th scope="row">{sinal.rotulo}</th>
              <td>
                <b>{sinal.valor}</b> <span className="unidade">{sinal.unidade}</span>{' '}
                <ForaDoEsperado sinal={sinal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
