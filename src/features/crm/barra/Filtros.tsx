import { ORIGENS, ROTULO_DA_ORIGEM } from '@domain/crm/contato.ts';
import { ESTAGIOS, ROTULO_DO_ESTAGIO } from '@domain/crm/estagios.ts';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { comTecla } from '@/components/comTecla.ts';
import { BUSCA_DA_TELA } from '@/config/constants.ts';
import { useEnderecoComPausa } from '@/lib/useEnderecoComPausa.ts';
import { equipeOptions, etiquetasOptions } from '../api/queries.ts';
import { filtroDa, useBusca, useMudarBusca } from '../busca.ts';
import type { PropsDaParte } from '../props.ts';
import classes from './Filtros.module.css';

/** The person is still typing when the next letter comes sooner than this. */
const PAUSA = 250;

interface Opcao {
  value: string;
  label: string;
}

/** What narrows the board and the list; all of it lives in the address. On a phone it is folded. */
export function Filtros(props: PropsDaParte & { comEstagio?: boolean }) {
  const busca = useBusca();
  const [aberto, setAberto] = useState(false);
  const painel = useId();
  const { busca: _termo, ...escolhidos } = filtroDa(busca, props.comEstagio ?? false);
  const quantos = Object.keys(escolhidos).length;
  return (
    <Group component="search" gap="sm" align="flex-end">
      <Termo valor={busca.busca ?? ''} />
      <Button
        className={classes.abrir}
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={aberto}
        aria-controls={painel}
        onClick={() => setAberto(!aberto)}
      >
        {quantos > 0 ? `Filtros (${quantos})` : 'Filtros'}
      </Button>
      <div className={classes.filtros} id={painel} data-aberto={aberto || undefined}>
        <Escolhas {...props} />
      </div>
    </Group>
  );
}

function Escolhas({ clinica, comEstagio = false }: PropsDaParte & { comEstagio?: boolean }) {
  const equipe = useQuery(equipeOptions(clinica.id));
  const etiquetas = useQuery(etiquetasOptions(clinica.id));
  const filtrado = Object.keys(filtroDa(useBusca(), comEstagio)).length > 0;
  return (
    <>
      {comEstagio && (
        <Filtro
          rotulo="Estágio"
          nome="estagio"
          opcoes={ESTAGIOS.map((value) => ({ value, label: ROTULO_DO_ESTAGIO[value] }))}
        />
      )}
      <Filtro
        rotulo="Origem"
        nome="origem"
        opcoes={ORIGENS.map((value) => ({ value, label: ROTULO_DA_ORIGEM[value] }))}
      />
      <Filtro
        rotulo="Responsável"
        nome="responsavel"
        opcoes={(equipe.data ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
      />
      <Filtro
        rotulo="Etiqueta"
        nome="etiqueta"
        opcoes={(etiquetas.data ?? []).map((value) => ({ value, label: value }))}
      />
      <Filtro
        rotulo="Próximo contato"
        nome="contato"
        opcoes={[
          { value: 'vencido', label: 'Até hoje' },
          { value: 'semana', label: 'Próximos 7 dias' },
        ]}
      />
      {filtrado && <LimparFiltros />}
    </>
  );
}

function LimparFiltros() {
  const mudar = useMudarBusca();
  return (
    <Button
      variant="subtle"
      onClick={() =>
        mudar({
          busca: undefined,
          estagio: undefined,
          origem: undefined,
          responsavel: undefined,
          etiqueta: undefined,
          contato: undefined,
        })
      }
    >
      Limpar filtros
    </Button>
  );
}

interface PropsDoFiltro {
  rotulo: string;
  nome: 'estagio' | 'origem' | 'responsavel' | 'etiqueta' | 'contato';
  opcoes: readonly Opcao[];
}

function Filtro({ rotulo, nome, opcoes }: PropsDoFiltro) {
  const valor = useBusca()[nome] ?? '';
  const mudar = useMudarBusca();
  // A link may name what this person's lists do not have (a colleague who left).
  const conhecido = !valor || opcoes.some(({ value }) => value === valor);
  return (
    <NativeSelect
      miw="8.5rem"
      flex="1 1 8.5rem"
      label={rotulo}
      size="sm"
      value={valor}
      onChange={({ currentTarget }) => mudar({ [nome]: currentTarget.value || undefined })}
      data={[
        { value: '', label: 'Qualquer' },
        ...(conhecido ? [] : [{ value: valor, label: 'Outro valor' }]),
        ...opcoes,
      ]}
    />
  );
}

function Termo({ valor }: { valor: string }) {
  const mudar = useMudarBusca();
  const [texto, setTexto] = useState(valor);
  const guardar = useEnderecoComPausa(
    (busca: string) => mudar({ busca: busca || undefined }),
    PAUSA,
  );

  // Back, and a link from elsewhere, change the address under the field.
  useEffect(() => setTexto((atual) => (atual.trim() === valor ? atual : valor)), [valor]);

  return (
    <TextInput
      {...{ [BUSCA_DA_TELA]: true }}
      className={classes.busca}
      type="search"
      size="sm"
      label="Buscar"
      placeholder={comTecla('Nome, telefone ou e-mail')}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={texto}
      maxLength={120}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => {
        setTexto(value);
        guardar(value.trim());
      }}
    />
  );
}
