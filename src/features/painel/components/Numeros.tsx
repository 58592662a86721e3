import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { PATHS } from '@/config/paths.ts';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { numerosOptions } from '../api/queries.ts';
import classes from './Numeros.module.css';

/** How the clinic stands, in three numbers; each leads to what it counts. */
export function Numeros({ clinica }: { clinica: Clinica }) {
  const { data, isPending, error, refetch } = useQuery(numerosOptions(clinica.id));
  if (isPending) {
    return (
      <Esqueleto>
        <Skeleton height="5.5rem" radius="lg" />
      </Esqueleto>
    );
  }
  if (!data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar os números da clínica."
        aoTentar={() => void refetch()}
      />
    );
  }
  const convites = data.convitesDeMedico + data.convitesDeEquipe;
  const numeros = [
    { rotulo: plural(data.medicos, 'médico ativo', 'médicos ativos'), aba: 'medicos' },
    { rotulo: plural(data.equipe, 'pessoa na equipe', 'pessoas na equipe'), aba: 'equipe' },
    { rotulo: plural(convites, 'convite aberto', 'convites abertos'), aba: 'convites' },
  ] as const;
  return (
    <ul className={classes.numeros} aria-label="A clínica em números">
      {numeros.map(({ rotulo: { quantos, nome }, aba }) => (
        <li key={aba}>
          <Link to={PATHS.gestaoMedicos} search={{ aba }} className={`cartao ${classes.numero}`}>
            <span className={classes.quantos}>{quantos}</span> <span>{nome}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function plural(quantos: number, um: string, varios: string) {
  return { quantos, nome: quantos === 1 ? um : varios };
}
