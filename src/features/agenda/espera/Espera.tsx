import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { definirEspera, esperaOptions, type Lugar, ofertarVaga } from '../api/espera.ts';
import classes from '../gaveta/Gavetas.module.css';
import { HorariosLivres } from '../gaveta/HorariosLivres.tsx';
import { usePapel } from '../permissao.ts';
import type { PropsDaGaveta } from '../props.ts';
import { NovoLugar } from './NovoLugar.tsx';
import { Oferta } from './Oferta.tsx';
import { QuemEspera } from './QuemEspera.tsx';

/** Who would come if a slot opened, and the slots held for them. */
export function Espera(props: PropsDaGaveta) {
  const { clinica } = props;
  const [incluindo, setIncluindo] = useState(false);
  const { data, isPending, error, refetch } = useQuery(esperaOptions(clinica.id));
  if (incluindo) return <NovoLugar {...props} voltar={() => setIncluindo(false)} />;
  return (
    <Stack>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setIncluindo(true)}
      >
        Adicionar à lista
      </Button>
      {isPending && <Esqueleto linhas={4} />}
      {error && !data && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      {data?.length === 0 && (
        <EstadoVazio
          desenho="pessoas"
          frase="Quem espera por uma vaga aparece aqui, na ordem de chamar. Uma oferta segura o horário até a resposta."
        />
      )}
      {data && data.length > 0 && (
        <ol className={classes.linhas}>
          {data.map((lugar) => (
            <li key={lugar.id}>
              <Linha {...props} lugar={lugar} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

function Linha({ lugar, ...props }: PropsDaGaveta & { lugar: Lugar }) {
  const { estrutura, clinica, reler } = props;
  const papel = usePapel(clinica.id);
  const [ofertando, setOfertando] = useState(false);
  const mudar = useMutation({
    mutationFn: (acao: () => Promise<void>) => acao(),
    onError: avisar.erro,
    onSettled: reler,
  });
  const { oferta } = lugar;
  const atende =
    lugar.medico_id ?? estrutura.medicos.find(({ id }) => papel(id) !== null)?.id ?? '';
  const encerrar = () =>
    mudar.mutate(async () => {
      await definirEspera(lugar.id, false);
      avisar.desfazivel(`${nomeExibido(lugar.paciente)} saiu da lista de espera.`, () =>
        mudar.mutate(() => definirEspera(lugar.id, true)),
      );
    });

  return (
    <>
      <QuemEspera lugar={lugar} estrutura={estrutura} />
      {oferta ? (
        <Oferta {...props} oferta={oferta} />
      ) : (
        papel(atende) && (
          <Group gap={8} align="stretch">
            <Button size="compact-md" variant="light" onClick={() => setOfertando(!ofertando)}>
              {ofertando ? 'Não oferecer' : 'Oferecer vaga'}
            </Button>
            <Button size="compact-md" variant="default" onClick={encerrar}>
              Remover da lista
            </Button>
          </Group>
        )
      )}
      {ofertando && !oferta && (
        <HorariosLivres
          clinicaId={clinica.id}
          medico={atende}
          tipo={lugar.tipo_id}
          dia={props.agora.dia}
          fuso={estrutura.regras.fuso}
          rotulo="Oferecer qual horário?"
          aoEscolher={(vaga) => {
            setOfertando(false);
            mudar.mutate(async () => void (await ofertarVaga(lugar.id, vaga)));
          }}
        />
      )}
    </>
  );
}
