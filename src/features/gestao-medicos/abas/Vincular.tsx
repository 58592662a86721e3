import { Badge, Button, Stack, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import type { MedicoEncontrado } from '../api/linhas.ts';
import { useMudarVinculo, useVincular } from '../api/mutations.ts';
import { buscaDeMedicosOptions } from '../api/queries.ts';
import { CampoDeBusca } from '../components/CampoDeBusca.tsx';
import { EspecialidadeECrm } from '../components/EspecialidadeECrm.tsx';
import type { PropsDaAba } from '../gestao.ts';

const MINIMO_DE_LETRAS = 2;

/** Finds a doctor who already has an account, and asks for a link. */
export function Vincular({ clinica }: PropsDaAba) {
  const { nome = '' } = useSearch({ from: rotaDe(PATHS.gestaoMedicos) });
  const procura = nome.length >= MINIMO_DE_LETRAS;
  const busca = useQuery({
    ...buscaDeMedicosOptions(clinica.id, nome),
    enabled: procura,
    placeholderData: keepPreviousData,
  });

  return (
    <Stack>
      <CampoDeBusca
        rotulo="Buscar médico"
        descricao="Por parte do nome ou da especialidade, com ou sem acentos, ou pelo número do CRM."
        valor={nome}
      />
      {!procura && (
        <EstadoVazio
          desenho="busca"
          frase="Procure o médico, confira especialidade e CRM e peça o vínculo. O médico recebe um aviso no sino, e o vínculo começa quando ele aceitar."
        />
      )}
      {procura && busca.isPending && <Esqueleto linhas={4} />}
      {procura && busca.isError && (
        <EstadoErro
          erro={busca.error}
          titulo="Não foi possível buscar."
          aoTentar={() => void busca.refetch()}
        />
      )}
      {procura && busca.data && (
        <Encontrados clinicaId={clinica.id} nome={nome} medicos={busca.data} />
      )}
    </Stack>
  );
}

interface PropsDosEncontrados {
  clinicaId: string;
  nome: string;
  medicos: readonly MedicoEncontrado[];
}

function Encontrados({ clinicaId, nome, medicos }: PropsDosEncontrados) {
  const vincular = useVincular(clinicaId);
  const reativar = useMudarVinculo(clinicaId);
  const [pedido, setPedido] = useState('');
  const lista = useRef<HTMLDivElement>(null);
  const erro = vincular.error ?? reativar.error;

  function ligar({ id, nome: medico, vinculo }: MedicoEncontrado) {
    // The button chosen gives way to the word that it is done: the focus stays in the list.
    const onSuccess = () => {
      setPedido(medico);
      lista.current?.focus();
    };
    if (vinculo) reativar.mutate({ id: vinculo.id, ativo: true }, { onSuccess });
    else vincular.mutate(id, { onSuccess });
  }

  if (medicos.length === 0) {
    return (
      <EstadoVazio
        desenho="busca"
        frase={`Nenhum médico encontrado com “${nome}”. Quem ainda não tem conta entra por convite.`}
        acao={
          <BotaoLink to={PATHS.gestaoMedicos} search={{ aba: 'convites' }} variant="default">
            Convidar por link
          </BotaoLink>
        }
      />
    );
  }
  return (
    <Stack ref={lista} tabIndex={-1}>
      {erro && <Recado tom="erro" titulo={mensagemDeErro(erro)} />}
      <VisuallyHidden role="status">{pedido && `${pedido}: aguardando aceite.`}</VisuallyHidden>
      <Linhas rotulo="Médicos encontrados">
        {medicos.map((medico) => (
          <Linha
            key={medico.id}
            nome={medico.nome}
            meio={<EspecialidadeECrm medico={medico} />}
            acao={
              medico.vinculo?.ativo ? (
                <Badge variant="outline" color="gray" size="lg">
                  {medico.vinculo.vigente ? 'Vínculo ativo' : 'Aguardando aceite'}
                </Badge>
              ) : (
                <Button
                  variant={medico.vinculo ? 'default' : 'filled'}
                  aria-label={`${medico.vinculo ? 'Pedir de novo a' : 'Vincular'} ${medico.nome}`}
                  disabled={vincular.isPending || reativar.isPending}
                  onClick={() => ligar(medico)}
                >
                  {medico.vinculo ? 'Pedir de novo' : 'Vincular'}
                </Button>
              )
            }
          />
        ))}
      </Linhas>
    </Stack>
  );
}
