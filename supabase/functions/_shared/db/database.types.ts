
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "acessos_de_emergencia": {
                  Row: {
                    "clinica_id": string,"criado_em": string,"expira_em": string,"id": string,"medico_id": string,"motivo": string,"paciente_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id": string,"criado_em"?: string,"expira_em"?: string,"id"?: string,"medico_id": string,"motivo": string,"paciente_id": string
                  }
                  Update: {
                    "clinica_id"?: string,"criado_em"?: string,"expira_em"?: string,"id"?: string,"medico_id"?: string,"motivo"?: string,"paciente_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "acessos_de_emergencia_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "acessos_de_emergencia_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "emergency_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"acessos_prontuario": {
                  Row: {
                    "acao": string,"clinica_id": string,"emergencia": boolean,"emergencia_id": string | null,"id": number,"paciente_id": string,"papel": string,"prontuario_id": string | null,"quando": string,"quarto_de_hora": string,"quem": string,"quem_crm": string | null,"quem_crm_uf": string | null,"quem_nome": string,"restrito": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "acao": string,"clinica_id": string,"emergencia"?: never,"emergencia_id"?: string | null,"id"?: never,"paciente_id": string,"papel": string,"prontuario_id"?: string | null,"quando"?: string,"quarto_de_hora"?: never,"quem": string,"quem_crm"?: string | null,"quem_crm_uf"?: string | null,"quem_nome": string,"restrito"?: boolean
                  }
                  Update: {
                    "acao"?: string,"clinica_id"?: string,"emergencia"?: never,"emergencia_id"?: string | null,"id"?: never,"paciente_id"?: string,"papel"?: string,"prontuario_id"?: string | null,"quando"?: string,"quarto_de_hora"?: never,"quem"?: string,"quem_crm"?: string | null,"quem_crm_uf"?: string | null,"quem_nome"?: string,"restrito"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "access_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "acessos_prontuario_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "acessos_prontuario_emergencia_id_fkey"
      columns: ["emergencia_id"]
isOneToOne: false
      referencedRelation: "acessos_de_emergencia"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "acessos_prontuario_prontuario_id_fkey"
      columns: ["prontuario_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "acessos_prontuario_quem_fkey"
      columns: ["quem"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"agenda_regras": {
                  Row: {
                    "atualizado_em": string,"cancelamento_ate_horas": number,"clinica_id": string,"fuso": string,"oferta_expira_minutos": number,"pedido_pelo_paciente": boolean,"remarcacao_ate_horas": number,"revisao": number
                  }
                  ComputedFields: never
                  Insert: {
                    "atualizado_em"?: string,"cancelamento_ate_horas"?: number,"clinica_id": string,"fuso"?: string,"oferta_expira_minutos"?: number,"pedido_pelo_paciente"?: boolean,"remarcacao_ate_horas"?: number,"revisao"?: number
                  }
                  Update: {
                    "atualizado_em"?: string,"cancelamento_ate_horas"?: number,"clinica_id"?: string,"fuso"?: string,"oferta_expira_minutos"?: number,"pedido_pelo_paciente"?: boolean,"remarcacao_ate_horas"?: number,"revisao"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "agenda_regras_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"agendamento_eventos": {
                  Row: {
                    "agendamento_id": string,"autor_id": string | null,"clinica_id": string,"de": string | null,"id": string,"observacoes": string | null,"ocorrido_em": string,"para": string,"pelo_paciente": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "agendamento_id": string,"autor_id"?: string | null,"clinica_id": string,"de"?: string | null,"id"?: string,"observacoes"?: string | null,"ocorrido_em"?: string,"para": string,"pelo_paciente"?: boolean
                  }
                  Update: {
                    "agendamento_id"?: string,"autor_id"?: string | null,"clinica_id"?: string,"de"?: string | null,"id"?: string,"observacoes"?: string | null,"ocorrido_em"?: string,"para"?: string,"pelo_paciente"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "agendamento_eventos_agendamento_id_fkey"
      columns: ["agendamento_id"]
isOneToOne: false
      referencedRelation: "agendamentos"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "agendamento_eventos_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "agendamento_eventos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"agendamentos": {
                  Row: {
                    "antes_min": number,"atualizado_em": string,"chegada_em": string | null,"clinica_id": string,"criado_em": string,"criado_por": string,"depois_min": number,"encaixe": boolean,"fim": string,"id": string,"inicio": string,"link_da_teleconsulta": string | null,"lista_id": string | null,"marcado_em": string,"marcado_por": string,"medico_id": string,"motivo_do_encaixe": string | null,"observacoes": string | null,"ocupado": unknown,"paciente_id": string,"prontuario_id": string | null,"remarcado_de": string | null,"reserva_expira_em": string | null,"sala_id": string | null,"serie_id": string | null,"status": string,"teleconsulta": boolean,"tipo_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "antes_min"?: number,"atualizado_em"?: string,"chegada_em"?: string | null,"clinica_id": string,"criado_em"?: string,"criado_por": string,"depois_min"?: number,"encaixe"?: boolean,"fim": string,"id"?: string,"inicio": string,"link_da_teleconsulta"?: string | null,"lista_id"?: string | null,"marcado_em"?: string,"marcado_por": string,"medico_id": string,"motivo_do_encaixe"?: string | null,"observacoes"?: string | null,"ocupado": unknown,"paciente_id": string,"prontuario_id"?: string | null,"remarcado_de"?: string | null,"reserva_expira_em"?: string | null,"sala_id"?: string | null,"serie_id"?: string | null,"status"?: string,"teleconsulta"?: boolean,"tipo_id": string
                  }
                  Update: {
                    "antes_min"?: number,"atualizado_em"?: string,"chegada_em"?: string | null,"clinica_id"?: string,"criado_em"?: string,"criado_por"?: string,"depois_min"?: number,"encaixe"?: boolean,"fim"?: string,"id"?: string,"inicio"?: string,"link_da_teleconsulta"?: string | null,"lista_id"?: string | null,"marcado_em"?: string,"marcado_por"?: string,"medico_id"?: string,"motivo_do_encaixe"?: string | null,"observacoes"?: string | null,"ocupado"?: unknown,"paciente_id"?: string,"prontuario_id"?: string | null,"remarcado_de"?: string | null,"reserva_expira_em"?: string | null,"sala_id"?: string | null,"serie_id"?: string | null,"status"?: string,"teleconsulta"?: boolean,"tipo_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "agendamentos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "agendamentos_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "agendamentos_lista_id_fkey"
      columns: ["lista_id"]
isOneToOne: false
      referencedRelation: "lista_de_espera"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "agendamentos_marcado_por_fkey"
      columns: ["marcado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "agendamentos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "agendamentos_prontuario_id_fkey"
      columns: ["prontuario_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "agendamentos_remarcado_de_fkey"
      columns: ["remarcado_de"]
isOneToOne: false
      referencedRelation: "agendamentos"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "appointment_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "kind_is_of_the_tenant"
      columns: ["tipo_id","clinica_id"]
isOneToOne: false
      referencedRelation: "tipos_de_atendimento"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "room_is_of_the_tenant"
      columns: ["sala_id","clinica_id"]
isOneToOne: false
      referencedRelation: "salas"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"anexos": {
                  Row: {
                    "apagado_em": string | null,"assunto": string | null,"bytes": number,"clinica_id": string | null,"conferido_em": string | null,"conversa_id": string | null,"criado_em": string,"criado_por": string,"estado": string,"id": string,"inativado_em": string | null,"mensagem_id": string | null,"motivo_inativacao": string | null,"motivo_recusa": string | null,"nome": string,"objeto": string,"paciente_id": string | null,"plantao_id": string | null,"prontuario_id": string | null,"publicado_em": string | null,"removido_em": string | null,"sha256": string | null,"tipo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "apagado_em"?: string | null,"assunto"?: string | null,"bytes": number,"clinica_id"?: string | null,"conferido_em"?: string | null,"conversa_id"?: string | null,"criado_em"?: string,"criado_por": string,"estado"?: string,"id"?: string,"inativado_em"?: string | null,"mensagem_id"?: string | null,"motivo_inativacao"?: string | null,"motivo_recusa"?: string | null,"nome": string,"objeto"?: string,"paciente_id"?: string | null,"plantao_id"?: string | null,"prontuario_id"?: string | null,"publicado_em"?: string | null,"removido_em"?: string | null,"sha256"?: string | null,"tipo": string
                  }
                  Update: {
                    "apagado_em"?: string | null,"assunto"?: string | null,"bytes"?: number,"clinica_id"?: string | null,"conferido_em"?: string | null,"conversa_id"?: string | null,"criado_em"?: string,"criado_por"?: string,"estado"?: string,"id"?: string,"inativado_em"?: string | null,"mensagem_id"?: string | null,"motivo_inativacao"?: string | null,"motivo_recusa"?: string | null,"nome"?: string,"objeto"?: string,"paciente_id"?: string | null,"plantao_id"?: string | null,"prontuario_id"?: string | null,"publicado_em"?: string | null,"removido_em"?: string | null,"sha256"?: string | null,"tipo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "a_receipt_is_of_an_own_shift"
      columns: ["plantao_id","criado_por"]
isOneToOne: false
      referencedRelation: "plantoes"
      referencedColumns: ["id","medico_id"]
    },{
      foreignKeyName: "anexos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "anexos_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "anexos_mensagem_id_fkey"
      columns: ["mensagem_id"]
isOneToOne: false
      referencedRelation: "mensagens"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "anexos_prontuario_id_fkey"
      columns: ["prontuario_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "attachment_stays_in_its_conversation"
      columns: ["conversa_id","clinica_id","paciente_id","assunto"]
isOneToOne: false
      referencedRelation: "conversas"
      referencedColumns: ["id","clinica_id","paciente_id","assunto"]
    },{
      foreignKeyName: "attachment_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"apresentacoes": {
                  Row: {
                    "busca": string,"concentracao": string,"dcbs": (string)[],"documentos": (string)[],"embalagens": (string)[],"estado": string,"forma": string,"forma_texto": string,"generico": boolean,"gotas_por_ml": number | null,"id": string,"marcas": (string)[],"nao_partir": boolean,"nomes": string,"nota": string | null,"ordem": number,"pediatrica": string | null,"posologia": string | null,"rename": boolean,"sinonimos": (string)[],"sulcado": boolean,"tarja": string | null,"uso": string,"uso_hospitalar": boolean,"via": string
                  }
                  ComputedFields: never
                  Insert: {
                    "busca": string,"concentracao": string,"dcbs": (string)[],"documentos"?: (string)[],"embalagens"?: (string)[],"estado": string,"forma": string,"forma_texto": string,"generico"?: boolean,"gotas_por_ml"?: number | null,"id": string,"marcas"?: (string)[],"nao_partir"?: boolean,"nomes": string,"nota"?: string | null,"ordem": number,"pediatrica"?: string | null,"posologia"?: string | null,"rename"?: boolean,"sinonimos"?: (string)[],"sulcado"?: boolean,"tarja"?: string | null,"uso": string,"uso_hospitalar"?: boolean,"via": string
                  }
                  Update: {
                    "busca"?: string,"concentracao"?: string,"dcbs"?: (string)[],"documentos"?: (string)[],"embalagens"?: (string)[],"estado"?: string,"forma"?: string,"forma_texto"?: string,"generico"?: boolean,"gotas_por_ml"?: number | null,"id"?: string,"marcas"?: (string)[],"nao_partir"?: boolean,"nomes"?: string,"nota"?: string | null,"ordem"?: number,"pediatrica"?: string | null,"posologia"?: string | null,"rename"?: boolean,"sinonimos"?: (string)[],"sulcado"?: boolean,"tarja"?: string | null,"uso"?: string,"uso_hospitalar"?: boolean,"via"?: string
                  }
                  Relationships: [
                    
                  ]
                },"assinaturas": {
                  Row: {
                    "fim": string | null,"id": string,"inicio": string,"plano": string,"status": string,"teste": boolean,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "fim"?: string | null,"id"?: string,"inicio"?: string,"plano"?: string,"status"?: string,"teste"?: boolean,"user_id": string
                  }
                  Update: {
                    "fim"?: string | null,"id"?: string,"inicio"?: string,"plano"?: string,"status"?: string,"teste"?: boolean,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "assinaturas_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"atalhos_de_texto": {
                  Row: {
                    "atalho": string,"ativo": boolean,"atualizado_em": string,"criado_em": string,"id": string,"medico_id": string,"texto": string
                  }
                  ComputedFields: never
                  Insert: {
                    "atalho": string,"ativo"?: boolean,"atualizado_em"?: string,"criado_em"?: string,"id"?: string,"medico_id": string,"texto": string
                  }
                  Update: {
                    "atalho"?: string,"ativo"?: boolean,"atualizado_em"?: string,"criado_em"?: string,"id"?: string,"medico_id"?: string,"texto"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "atalhos_de_texto_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"atendimentos": {
                  Row: {
                    "atualizado_em": string,"chegada_em": string,"classificado_em": string | null,"clinico": NonNullable<Json>,"cor": string | null,"criado_em": string,"descricao": string,"desfecho": string | null,"desfecho_dados": Json | null,"estado": string,"id": string,"idade_anos": number | null,"medico_id": string,"paciente_id": string | null,"revisao": number,"sessao_id": string,"sexo": string | null,"sinais": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "atualizado_em"?: string,"chegada_em": string,"classificado_em"?: string | null,"clinico"?: NonNullable<Json>,"cor"?: string | null,"criado_em"?: string,"descricao": string,"desfecho"?: string | null,"desfecho_dados"?: Json | null,"estado": string,"id": string,"idade_anos"?: number | null,"medico_id": string,"paciente_id"?: string | null,"revisao"?: number,"sessao_id": string,"sexo"?: string | null,"sinais"?: NonNullable<Json>
                  }
                  Update: {
                    "atualizado_em"?: string,"chegada_em"?: string,"classificado_em"?: string | null,"clinico"?: NonNullable<Json>,"cor"?: string | null,"criado_em"?: string,"descricao"?: string,"desfecho"?: string | null,"desfecho_dados"?: Json | null,"estado"?: string,"id"?: string,"idade_anos"?: number | null,"medico_id"?: string,"paciente_id"?: string | null,"revisao"?: number,"sessao_id"?: string,"sexo"?: string | null,"sinais"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "atendimentos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "atendimentos_paciente_id_fkey"
      columns: ["paciente_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "atendimentos_sessao_id_fkey"
      columns: ["sessao_id"]
isOneToOne: false
      referencedRelation: "sessoes_plantao"
      referencedColumns: ["id"]
    }
                  ]
                },"base_documentos": {
                  Row: {
                    "especialidade": string,"ferramentas": (string)[],"fontes": NonNullable<Json>,"id": string,"numero": number,"publico": (string)[],"retirado_em": string | null,"sinonimos": (string)[],"titulo": string,"validade": string,"verificacao": string,"versao": string
                  }
                  ComputedFields: never
                  Insert: {
                    "especialidade": string,"ferramentas"?: (string)[],"fontes": NonNullable<Json>,"id": string,"numero"?: never,"publico": (string)[],"retirado_em"?: string | null,"sinonimos"?: (string)[],"titulo": string,"validade": string,"verificacao"?: string,"versao": string
                  }
                  Update: {
                    "especialidade"?: string,"ferramentas"?: (string)[],"fontes"?: NonNullable<Json>,"id"?: string,"numero"?: never,"publico"?: (string)[],"retirado_em"?: string | null,"sinonimos"?: (string)[],"titulo"?: string,"validade"?: string,"verificacao"?: string,"versao"?: string
                  }
                  Relationships: [
                    
                  ]
                },"base_passagens": {
                  Row: {
                    "documento_id": string,"id": string,"numero": number,"ordem": number,"texto": string,"titulo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "documento_id": string,"id": string,"numero"?: never,"ordem": number,"texto": string,"titulo": string
                  }
                  Update: {
                    "documento_id"?: string,"id"?: string,"numero"?: never,"ordem"?: number,"texto"?: string,"titulo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "base_passagens_documento_id_fkey"
      columns: ["documento_id"]
isOneToOne: false
      referencedRelation: "base_documentos"
      referencedColumns: ["id"]
    }
                  ]
                },"bloqueios_de_agenda": {
                  Row: {
                    "ativo": boolean,"clinica_id": string,"criado_em": string,"criado_por": string,"fim": string,"id": string,"inicio": string,"medico_id": string | null,"motivo": string,"observacao": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"clinica_id": string,"criado_em"?: string,"criado_por": string,"fim": string,"id"?: string,"inicio": string,"medico_id"?: string | null,"motivo": string,"observacao"?: string | null
                  }
                  Update: {
                    "ativo"?: boolean,"clinica_id"?: string,"criado_em"?: string,"criado_por"?: string,"fim"?: string,"id"?: string,"inicio"?: string,"medico_id"?: string | null,"motivo"?: string,"observacao"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "bloqueios_de_agenda_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bloqueios_de_agenda_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bloqueios_de_agenda_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"calculos": {
                  Row: {
                    "anulado_em": string | null,"anulado_por": string | null,"autor_id": string,"autor_nome": string,"clinica_id": string,"criado_em": string,"entrada": NonNullable<Json>,"ferramenta": string,"id": string,"interpretacao": string | null,"motivo_da_anulacao": string | null,"paciente_id": string,"prontuario_id": string | null,"proveniencia": NonNullable<Json>,"resultado": NonNullable<Json>,"unidades": NonNullable<Json>,"versao": string
                  }
                  ComputedFields: never
                  Insert: {
                    "anulado_em"?: string | null,"anulado_por"?: string | null,"autor_id": string,"autor_nome": string,"clinica_id": string,"criado_em"?: string,"entrada": NonNullable<Json>,"ferramenta": string,"id"?: string,"interpretacao"?: string | null,"motivo_da_anulacao"?: string | null,"paciente_id": string,"prontuario_id"?: string | null,"proveniencia"?: NonNullable<Json>,"resultado": NonNullable<Json>,"unidades"?: NonNullable<Json>,"versao": string
                  }
                  Update: {
                    "anulado_em"?: string | null,"anulado_por"?: string | null,"autor_id"?: string,"autor_nome"?: string,"clinica_id"?: string,"criado_em"?: string,"entrada"?: NonNullable<Json>,"ferramenta"?: string,"id"?: string,"interpretacao"?: string | null,"motivo_da_anulacao"?: string | null,"paciente_id"?: string,"prontuario_id"?: string | null,"proveniencia"?: NonNullable<Json>,"resultado"?: NonNullable<Json>,"unidades"?: NonNullable<Json>,"versao"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "calculos_anulado_por_fkey"
      columns: ["anulado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "calculos_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "calculos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "calculos_prontuario_id_fkey"
      columns: ["prontuario_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "result_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"calendarios_de_plantao": {
                  Row: {
                    "avisar_antes_min": number | null,"chave_hash": string,"criado_em": string,"lido_em": string | null,"medico_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "avisar_antes_min"?: number | null,"chave_hash": string,"criado_em"?: string,"lido_em"?: string | null,"medico_id": string
                  }
                  Update: {
                    "avisar_antes_min"?: number | null,"chave_hash"?: string,"criado_em"?: string,"lido_em"?: string | null,"medico_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "calendarios_de_plantao_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"clinica_medicos": {
                  Row: {
                    "aceito_em": string | null,"ativo": boolean,"atualizado_em": string,"clinica_id": string,"criado_em": string,"id": string,"medico_id": string,"vigente": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "aceito_em"?: string | null,"ativo"?: boolean,"atualizado_em"?: string,"clinica_id": string,"criado_em"?: string,"id"?: string,"medico_id": string,"vigente"?: boolean
                  }
                  Update: {
                    "aceito_em"?: string | null,"ativo"?: boolean,"atualizado_em"?: string,"clinica_id"?: string,"criado_em"?: string,"id"?: string,"medico_id"?: string,"vigente"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "clinica_medicos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "clinica_medicos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"clinica_medicos_eventos": {
                  Row: {
                    "autor_id": string | null,"clinica_id": string,"evento": string,"id": string,"medico_id": string,"ocorrido_em": string
                  }
                  ComputedFields: never
                  Insert: {
                    "autor_id"?: string | null,"clinica_id": string,"evento": string,"id"?: string,"medico_id": string,"ocorrido_em"?: string
                  }
                  Update: {
                    "autor_id"?: string | null,"clinica_id"?: string,"evento"?: string,"id"?: string,"medico_id"?: string,"ocorrido_em"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "clinica_medicos_eventos_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "clinica_medicos_eventos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "clinica_medicos_eventos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"codigos_de_paciente": {
                  Row: {
                    "cancelado_em": string | null,"clinica_id": string,"codigo_hash": string,"criado_em": string,"criado_por": string,"expira_em": string,"id": string,"paciente_id": string,"usado_em": string | null,"usado_por": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelado_em"?: string | null,"clinica_id": string,"codigo_hash": string,"criado_em"?: string,"criado_por": string,"expira_em": string,"id"?: string,"paciente_id": string,"usado_em"?: string | null,"usado_por"?: string | null
                  }
                  Update: {
                    "cancelado_em"?: string | null,"clinica_id"?: string,"codigo_hash"?: string,"criado_em"?: string,"criado_por"?: string,"expira_em"?: string,"id"?: string,"paciente_id"?: string,"usado_em"?: string | null,"usado_por"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "code_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "codigos_de_paciente_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "codigos_de_paciente_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "codigos_de_paciente_usado_por_fkey"
      columns: ["usado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"composicoes": {
                  Row: {
                    "atualizado_em": string,"clinica_id": string,"conteudo": NonNullable<Json>,"criado_em": string,"encerrada_em": string | null,"id": string,"medico_id": string,"paciente_id": string,"prontuario_id": string | null,"revisao": number
                  }
                  ComputedFields: never
                  Insert: {
                    "atualizado_em"?: string,"clinica_id": string,"conteudo"?: NonNullable<Json>,"criado_em"?: string,"encerrada_em"?: string | null,"id"?: string,"medico_id": string,"paciente_id": string,"prontuario_id"?: string | null,"revisao"?: number
                  }
                  Update: {
                    "atualizado_em"?: string,"clinica_id"?: string,"conteudo"?: NonNullable<Json>,"criado_em"?: string,"encerrada_em"?: string | null,"id"?: string,"medico_id"?: string,"paciente_id"?: string,"prontuario_id"?: string | null,"revisao"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "composicoes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "composicoes_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "composicoes_prontuario_id_fkey"
      columns: ["prontuario_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "composition_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"consentimentos_de_contato": {
                  Row: {
                    "canal": string,"clinica_id": string,"como": string,"dado_em": string,"finalidade": string,"id": string,"oportunidade_id": string | null,"origem": string,"origem_da_retirada": string | null,"paciente_id": string | null,"registrado_por": string | null,"retirado_em": string | null,"retirado_por": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "canal": string,"clinica_id": string,"como": string,"dado_em"?: string,"finalidade": string,"id"?: string,"oportunidade_id"?: string | null,"origem"?: string,"origem_da_retirada"?: string | null,"paciente_id"?: string | null,"registrado_por"?: string | null,"retirado_em"?: string | null,"retirado_por"?: string | null
                  }
                  Update: {
                    "canal"?: string,"clinica_id"?: string,"como"?: string,"dado_em"?: string,"finalidade"?: string,"id"?: string,"oportunidade_id"?: string | null,"origem"?: string,"origem_da_retirada"?: string | null,"paciente_id"?: string | null,"registrado_por"?: string | null,"retirado_em"?: string | null,"retirado_por"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "consent_stays_in_the_cards_tenant"
      columns: ["oportunidade_id","clinica_id"]
isOneToOne: false
      referencedRelation: "oportunidades"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "consent_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "consentimentos_de_contato_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "consentimentos_de_contato_registrado_por_fkey"
      columns: ["registrado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "consentimentos_de_contato_retirado_por_fkey"
      columns: ["retirado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"consentimentos_de_teleconsulta": {
                  Row: {
                    "clinica_id": string,"dado_em": string,"dado_por": string,"id": string,"paciente_id": string,"retirado_em": string | null,"retirado_por": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id": string,"dado_em"?: string,"dado_por": string,"id"?: string,"paciente_id": string,"retirado_em"?: string | null,"retirado_por"?: string | null
                  }
                  Update: {
                    "clinica_id"?: string,"dado_em"?: string,"dado_por"?: string,"id"?: string,"paciente_id"?: string,"retirado_em"?: string | null,"retirado_por"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "consent_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "consentimentos_de_teleconsulta_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "consentimentos_de_teleconsulta_dado_por_fkey"
      columns: ["dado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "consentimentos_de_teleconsulta_retirado_por_fkey"
      columns: ["retirado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"conversa_regras": {
                  Row: {
                    "atualizado_em": string,"clinica_id": string,"prazo_administrativo_horas": number,"prazo_clinico_horas": number
                  }
                  ComputedFields: never
                  Insert: {
                    "atualizado_em"?: string,"clinica_id": string,"prazo_administrativo_horas"?: number,"prazo_clinico_horas"?: number
                  }
                  Update: {
                    "atualizado_em"?: string,"clinica_id"?: string,"prazo_administrativo_horas"?: number,"prazo_clinico_horas"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "conversa_regras_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"conversas": {
                  Row: {
                    "assunto": string,"clinica_id": string,"criada_em": string,"id": string,"lida_pela_clinica_ate": number,"lida_pela_clinica_em": string | null,"lida_pelo_paciente_ate": number,"lida_pelo_paciente_em": string | null,"nao_lidas_clinica": number,"nao_lidas_paciente": number,"paciente_id": string,"previa": string | null,"responder_ate": string | null,"ultima_em": string | null,"ultimo_lado": string | null,"ultimo_medico_id": string | null,"ultimo_numero": number
                  }
                  ComputedFields: never
                  Insert: {
                    "assunto": string,"clinica_id": string,"criada_em"?: string,"id"?: string,"lida_pela_clinica_ate"?: number,"lida_pela_clinica_em"?: string | null,"lida_pelo_paciente_ate"?: number,"lida_pelo_paciente_em"?: string | null,"nao_lidas_clinica"?: number,"nao_lidas_paciente"?: number,"paciente_id": string,"previa"?: string | null,"responder_ate"?: string | null,"ultima_em"?: string | null,"ultimo_lado"?: string | null,"ultimo_medico_id"?: string | null,"ultimo_numero"?: number
                  }
                  Update: {
                    "assunto"?: string,"clinica_id"?: string,"criada_em"?: string,"id"?: string,"lida_pela_clinica_ate"?: number,"lida_pela_clinica_em"?: string | null,"lida_pelo_paciente_ate"?: number,"lida_pelo_paciente_em"?: string | null,"nao_lidas_clinica"?: number,"nao_lidas_paciente"?: number,"paciente_id"?: string,"previa"?: string | null,"responder_ate"?: string | null,"ultima_em"?: string | null,"ultimo_lado"?: string | null,"ultimo_medico_id"?: string | null,"ultimo_numero"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "conversas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "conversas_ultimo_medico_id_fkey"
      columns: ["ultimo_medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "conversation_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"convites": {
                  Row: {
                    "cancelado_em": string | null,"clinica_id": string,"criado_em": string,"criado_por": string,"email": string | null,"expira_em": string,"id": string,"tipo": string,"token_hash": string,"usado_em": string | null,"usado_por": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelado_em"?: string | null,"clinica_id": string,"criado_em"?: string,"criado_por": string,"email"?: string | null,"expira_em": string,"id"?: string,"tipo": string,"token_hash": string,"usado_em"?: string | null,"usado_por"?: string | null
                  }
                  Update: {
                    "cancelado_em"?: string | null,"clinica_id"?: string,"criado_em"?: string,"criado_por"?: string,"email"?: string | null,"expira_em"?: string,"id"?: string,"tipo"?: string,"token_hash"?: string,"usado_em"?: string | null,"usado_por"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "convites_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "convites_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "convites_usado_por_fkey"
      columns: ["usado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"crm_regras": {
                  Row: {
                    "clinica_id": string,"inativo_apos_meses": number
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id": string,"inativo_apos_meses"?: number
                  }
                  Update: {
                    "clinica_id"?: string,"inativo_apos_meses"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "crm_regras_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"diagnosticos_da_evolucao": {
                  Row: {
                    "certeza": string,"clinica_id": string,"codigo": string,"descricao": string,"ordem": number,"paciente_id": string,"prontuario_id": string,"sistema": string
                  }
                  ComputedFields: never
                  Insert: {
                    "certeza": string,"clinica_id": string,"codigo": string,"descricao": string,"ordem": number,"paciente_id": string,"prontuario_id": string,"sistema": string
                  }
                  Update: {
                    "certeza"?: string,"clinica_id"?: string,"codigo"?: string,"descricao"?: string,"ordem"?: number,"paciente_id"?: string,"prontuario_id"?: string,"sistema"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "diagnosis_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "diagnosticos_da_evolucao_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "diagnosticos_da_evolucao_prontuario_id_fkey"
      columns: ["prontuario_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    }
                  ]
                },"dispensacoes": {
                  Row: {
                    "chave": string,"clinica_id": string,"crf": string,"crf_uf": string,"dispensado_em": string,"farmaceutico": string,"farmacia": string,"id": string,"item_id": string,"lote": string | null,"paciente_id": string,"prescricao_id": string,"quantidade": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "chave": string,"clinica_id": string,"crf": string,"crf_uf": string,"dispensado_em"?: string,"farmaceutico": string,"farmacia": string,"id"?: string,"item_id": string,"lote"?: string | null,"paciente_id": string,"prescricao_id": string,"quantidade"?: number | null
                  }
                  Update: {
                    "chave"?: string,"clinica_id"?: string,"crf"?: string,"crf_uf"?: string,"dispensado_em"?: string,"farmaceutico"?: string,"farmacia"?: string,"id"?: string,"item_id"?: string,"lote"?: string | null,"paciente_id"?: string,"prescricao_id"?: string,"quantidade"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "dispensacoes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "dispensacoes_item_id_fkey"
      columns: ["item_id"]
isOneToOne: false
      referencedRelation: "prescricao_itens"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "dispensacoes_prescricao_id_fkey"
      columns: ["prescricao_id"]
isOneToOne: false
      referencedRelation: "prescricoes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "dispensing_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"disponibilidades": {
                  Row: {
                    "ativa": boolean,"clinica_id": string,"criada_em": string,"dia_da_semana": number,"fim": string,"id": string,"inicio": string,"medico_id": string,"sala_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ativa"?: boolean,"clinica_id": string,"criada_em"?: string,"dia_da_semana": number,"fim": string,"id"?: string,"inicio": string,"medico_id": string,"sala_id"?: string | null
                  }
                  Update: {
                    "ativa"?: boolean,"clinica_id"?: string,"criada_em"?: string,"dia_da_semana"?: number,"fim"?: string,"id"?: string,"inicio"?: string,"medico_id"?: string,"sala_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "disponibilidades_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "disponibilidades_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hours_use_a_room_of_the_tenant"
      columns: ["sala_id","clinica_id"]
isOneToOne: false
      referencedRelation: "salas"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"documentos_assinados": {
                  Row: {
                    "acesso_hash": string,"assinado_em": string,"bytes": number,"certificado_emissor": string,"certificado_serie": string,"certificado_tipo": string | null,"certificado_titular": string,"certificado_valido_ate": string,"clinica_id": string | null,"codigo": string,"cpf_mascarado": string,"declarado_em": string | null,"documento_id": string,"id": string,"medico_id": string,"nivel": string,"paciente_id": string | null,"politica": string,"revogacao_verificada": boolean,"sessao_id": string | null,"sha256": string,"signatario_crm": string | null,"signatario_nome": string,"signatario_uf": string | null,"teste": boolean,"tipo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "acesso_hash": string,"assinado_em"?: string,"bytes": number,"certificado_emissor": string,"certificado_serie": string,"certificado_tipo"?: string | null,"certificado_titular": string,"certificado_valido_ate": string,"clinica_id"?: string | null,"codigo": string,"cpf_mascarado": string,"declarado_em"?: string | null,"documento_id": string,"id"?: string,"medico_id": string,"nivel": string,"paciente_id"?: string | null,"politica": string,"revogacao_verificada": boolean,"sessao_id"?: string | null,"sha256": string,"signatario_crm"?: string | null,"signatario_nome": string,"signatario_uf"?: string | null,"teste": boolean,"tipo": string
                  }
                  Update: {
                    "acesso_hash"?: string,"assinado_em"?: string,"bytes"?: number,"certificado_emissor"?: string,"certificado_serie"?: string,"certificado_tipo"?: string | null,"certificado_titular"?: string,"certificado_valido_ate"?: string,"clinica_id"?: string | null,"codigo"?: string,"cpf_mascarado"?: string,"declarado_em"?: string | null,"documento_id"?: string,"id"?: string,"medico_id"?: string,"nivel"?: string,"paciente_id"?: string | null,"politica"?: string,"revogacao_verificada"?: boolean,"sessao_id"?: string | null,"sha256"?: string,"signatario_crm"?: string | null,"signatario_nome"?: string,"signatario_uf"?: string | null,"teste"?: boolean,"tipo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "a_signed_handover_is_of_a_shift"
      columns: ["sessao_id"]
isOneToOne: false
      referencedRelation: "sessoes_plantao"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "documentos_assinados_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "documentos_assinados_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "signature_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"escriba_consentimentos": {
                  Row: {
                    "clinica_id": string | null,"decisao": string,"id": string,"medico_id": string,"ordem": number,"paciente_id": string | null,"registrado_em": string,"versao": string,"visita_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id"?: string | null,"decisao": string,"id": string,"medico_id": string,"ordem"?: never,"paciente_id"?: string | null,"registrado_em"?: string,"versao": string,"visita_id": string
                  }
                  Update: {
                    "clinica_id"?: string | null,"decisao"?: string,"id"?: string,"medico_id"?: string,"ordem"?: never,"paciente_id"?: string | null,"registrado_em"?: string,"versao"?: string,"visita_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "escriba_consentimentos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "escriba_consentimentos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "scribe_consent_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"escriba_pedidos": {
                  Row: {
                    "apagado_em": string | null,"clinica_id": string | null,"consentimento_id": string,"criado_em": string,"id": string,"medico_id": string,"modelo": string | null,"origem": string,"paciente_id": string | null,"provedor": string | null,"respondido_em": string | null,"resultado": Json | null,"tipo": string,"transcricao": string | null,"versao": string | null,"visita_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "apagado_em"?: string | null,"clinica_id"?: string | null,"consentimento_id": string,"criado_em"?: string,"id"?: string,"medico_id": string,"modelo"?: string | null,"origem": string,"paciente_id"?: string | null,"provedor"?: string | null,"respondido_em"?: string | null,"resultado"?: Json | null,"tipo": string,"transcricao"?: string | null,"versao"?: string | null,"visita_id": string
                  }
                  Update: {
                    "apagado_em"?: string | null,"clinica_id"?: string | null,"consentimento_id"?: string,"criado_em"?: string,"id"?: string,"medico_id"?: string,"modelo"?: string | null,"origem"?: string,"paciente_id"?: string | null,"provedor"?: string | null,"respondido_em"?: string | null,"resultado"?: Json | null,"tipo"?: string,"transcricao"?: string | null,"versao"?: string | null,"visita_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "escriba_pedidos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "escriba_pedidos_consentimento_id_fkey"
      columns: ["consentimento_id"]
isOneToOne: false
      referencedRelation: "escriba_consentimentos"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "escriba_pedidos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "scribe_request_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"escriba_usos": {
                  Row: {
                    "criado_em": string,"decisao": string,"destino": string,"id": string,"medico_id": string,"pedido_id": string,"sugestao": string
                  }
                  ComputedFields: never
                  Insert: {
                    "criado_em"?: string,"decisao": string,"destino": string,"id"?: string,"medico_id": string,"pedido_id": string,"sugestao": string
                  }
                  Update: {
                    "criado_em"?: string,"decisao"?: string,"destino"?: string,"id"?: string,"medico_id"?: string,"pedido_id"?: string,"sugestao"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "escriba_usos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "escriba_usos_pedido_id_fkey"
      columns: ["pedido_id"]
isOneToOne: false
      referencedRelation: "escriba_pedidos"
      referencedColumns: ["id"]
    }
                  ]
                },"evolucoes_compartilhadas": {
                  Row: {
                    "clinica_id": string,"compartilhada_em": string,"compartilhada_por": string,"entrada_id": string,"id": string,"lida_em": string | null,"paciente_id": string,"retirada_em": string | null,"retirada_por": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id": string,"compartilhada_em"?: string,"compartilhada_por": string,"entrada_id": string,"id"?: string,"lida_em"?: string | null,"paciente_id": string,"retirada_em"?: string | null,"retirada_por"?: string | null
                  }
                  Update: {
                    "clinica_id"?: string,"compartilhada_em"?: string,"compartilhada_por"?: string,"entrada_id"?: string,"id"?: string,"lida_em"?: string | null,"paciente_id"?: string,"retirada_em"?: string | null,"retirada_por"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "evolucoes_compartilhadas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "evolucoes_compartilhadas_compartilhada_por_fkey"
      columns: ["compartilhada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "evolucoes_compartilhadas_entrada_id_fkey"
      columns: ["entrada_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "evolucoes_compartilhadas_retirada_por_fkey"
      columns: ["retirada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "sharing_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"historico_clinico": {
                  Row: {
                    "alvo": string,"alvo_id": string,"autor_id": string | null,"autor_nome": string | null,"clinica_id": string,"conteudo": NonNullable<Json>,"evento": string,"id": number,"ocorrido_em": string,"paciente_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alvo": string,"alvo_id": string,"autor_id"?: string | null,"autor_nome"?: string | null,"clinica_id": string,"conteudo": NonNullable<Json>,"evento": string,"id"?: never,"ocorrido_em"?: string,"paciente_id": string
                  }
                  Update: {
                    "alvo"?: string,"alvo_id"?: string,"autor_id"?: string | null,"autor_nome"?: string | null,"clinica_id"?: string,"conteudo"?: NonNullable<Json>,"evento"?: string,"id"?: never,"ocorrido_em"?: string,"paciente_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "historico_clinico_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "historico_clinico_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "history_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"ia_conversas": {
                  Row: {
                    "clinica_id": string | null,"criada_em": string,"id": string,"medico_id": string,"paciente_id": string | null,"titulo": string,"ultima_em": string
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id"?: string | null,"criada_em"?: string,"id": string,"medico_id": string,"paciente_id"?: string | null,"titulo": string,"ultima_em"?: string
                  }
                  Update: {
                    "clinica_id"?: string | null,"criada_em"?: string,"id"?: string,"medico_id"?: string,"paciente_id"?: string | null,"titulo"?: string,"ultima_em"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "conversation_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "ia_conversas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ia_conversas_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"ia_interacoes": {
                  Row: {
                    "bandeiras": (string)[],"clinica_id": string | null,"conferida": string | null,"contexto": string,"conversa_id": string,"criada_em": string,"fontes": (string)[],"id": string,"medico_id": string,"modelo": string | null,"paciente_id": string | null,"pergunta": string,"provedor": string | null,"respondida_em": string | null,"resposta": Json | null,"situacao": string | null,"versao": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "bandeiras"?: (string)[],"clinica_id"?: string | null,"conferida"?: string | null,"contexto": string,"conversa_id": string,"criada_em"?: string,"fontes"?: (string)[],"id"?: string,"medico_id": string,"modelo"?: string | null,"paciente_id"?: string | null,"pergunta": string,"provedor"?: string | null,"respondida_em"?: string | null,"resposta"?: Json | null,"situacao"?: string | null,"versao"?: string | null
                  }
                  Update: {
                    "bandeiras"?: (string)[],"clinica_id"?: string | null,"conferida"?: string | null,"contexto"?: string,"conversa_id"?: string,"criada_em"?: string,"fontes"?: (string)[],"id"?: string,"medico_id"?: string,"modelo"?: string | null,"paciente_id"?: string | null,"pergunta"?: string,"provedor"?: string | null,"respondida_em"?: string | null,"resposta"?: Json | null,"situacao"?: string | null,"versao"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "ia_interacoes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ia_interacoes_conversa_id_fkey"
      columns: ["conversa_id"]
isOneToOne: false
      referencedRelation: "ia_conversas"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ia_interacoes_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "interaction_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"ia_recusas": {
                  Row: {
                    "clinica_id": string,"id": string,"paciente_id": string,"pelo_paciente": boolean,"recusada_em": string,"recusada_por": string,"retirada_em": string | null,"retirada_por": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id": string,"id"?: string,"paciente_id": string,"pelo_paciente"?: boolean,"recusada_em"?: string,"recusada_por": string,"retirada_em"?: string | null,"retirada_por"?: string | null
                  }
                  Update: {
                    "clinica_id"?: string,"id"?: string,"paciente_id"?: string,"pelo_paciente"?: boolean,"recusada_em"?: string,"recusada_por"?: string,"retirada_em"?: string | null,"retirada_por"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "ia_recusas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ia_recusas_recusada_por_fkey"
      columns: ["recusada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ia_recusas_retirada_por_fkey"
      columns: ["retirada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "refusal_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"ia_usos": {
                  Row: {
                    "criado_em": string,"decisao": string,"destino": string,"id": string,"interacao_id": string,"medico_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "criado_em"?: string,"decisao": string,"destino": string,"id"?: string,"interacao_id": string,"medico_id": string
                  }
                  Update: {
                    "criado_em"?: string,"decisao"?: string,"destino"?: string,"id"?: string,"interacao_id"?: string,"medico_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "ia_usos_interacao_id_fkey"
      columns: ["interacao_id"]
isOneToOne: false
      referencedRelation: "ia_interacoes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ia_usos_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"icp_ancoras": {
                  Row: {
                    "ambiente": string,"criado_em": string,"der": string,"sha256": string,"titular": string,"valida_ate": string,"valida_de": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ambiente": string,"criado_em"?: string,"der": string,"sha256": string,"titular": string,"valida_ate": string,"valida_de": string
                  }
                  Update: {
                    "ambiente"?: string,"criado_em"?: string,"der"?: string,"sha256"?: string,"titular"?: string,"valida_ate"?: string,"valida_de"?: string
                  }
                  Relationships: [
                    
                  ]
                },"importacao_linhas": {
                  Row: {
                    "clinica_id": string,"importacao_id": string,"motivo": string | null,"numero": number,"paciente_id": string | null,"preenchidos": NonNullable<Json>,"resultado": string
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id": string,"importacao_id": string,"motivo"?: string | null,"numero": number,"paciente_id"?: string | null,"preenchidos"?: NonNullable<Json>,"resultado": string
                  }
                  Update: {
                    "clinica_id"?: string,"importacao_id"?: string,"motivo"?: string | null,"numero"?: number,"paciente_id"?: string | null,"preenchidos"?: NonNullable<Json>,"resultado"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "importacao_linhas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "importacao_linhas_importacao_id_fkey"
      columns: ["importacao_id"]
isOneToOne: false
      referencedRelation: "importacoes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "importacao_linhas_paciente_id_fkey"
      columns: ["paciente_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id"]
    }
                  ]
                },"importacoes": {
                  Row: {
                    "arquivo": string,"atualizados": number,"clinica_id": string,"criada_em": string,"criada_por": string,"criados": number,"desfeita_em": string | null,"desfeita_por": string | null,"id": string,"ignorados": number,"linhas": number,"recusados": number,"removidos": number,"situacao": string,"terminada_em": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "arquivo": string,"atualizados"?: number,"clinica_id": string,"criada_em"?: string,"criada_por": string,"criados"?: number,"desfeita_em"?: string | null,"desfeita_por"?: string | null,"id": string,"ignorados"?: number,"linhas": number,"recusados"?: number,"removidos"?: number,"situacao"?: string,"terminada_em"?: string | null
                  }
                  Update: {
                    "arquivo"?: string,"atualizados"?: number,"clinica_id"?: string,"criada_em"?: string,"criada_por"?: string,"criados"?: number,"desfeita_em"?: string | null,"desfeita_por"?: string | null,"id"?: string,"ignorados"?: number,"linhas"?: number,"recusados"?: number,"removidos"?: number,"situacao"?: string,"terminada_em"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "importacoes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "importacoes_criada_por_fkey"
      columns: ["criada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "importacoes_desfeita_por_fkey"
      columns: ["desfeita_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"lancamentos_de_plantao": {
                  Row: {
                    "anulado_em": string | null,"criado_em": string,"dia": string,"documento": string | null,"id": string,"medico_id": string,"motivo": string | null,"plantao_id": string,"tipo": string,"valor_centavos": number
                  }
                  ComputedFields: never
                  Insert: {
                    "anulado_em"?: string | null,"criado_em"?: string,"dia": string,"documento"?: string | null,"id"?: string,"medico_id": string,"motivo"?: string | null,"plantao_id": string,"tipo": string,"valor_centavos": number
                  }
                  Update: {
                    "anulado_em"?: string | null,"criado_em"?: string,"dia"?: string,"documento"?: string | null,"id"?: string,"medico_id"?: string,"motivo"?: string | null,"plantao_id"?: string,"tipo"?: string,"valor_centavos"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "lancamentos_de_plantao_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "money_is_of_an_own_shift"
      columns: ["plantao_id","medico_id"]
isOneToOne: false
      referencedRelation: "plantoes"
      referencedColumns: ["id","medico_id"]
    }
                  ]
                },"leituras": {
                  Row: {
                    "assunto": string,"ate_numero": number,"clinica_id": string,"conversa_id": string,"lida_em": string,"paciente_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "assunto": string,"ate_numero": number,"clinica_id": string,"conversa_id": string,"lida_em"?: string,"paciente_id": string,"user_id": string
                  }
                  Update: {
                    "assunto"?: string,"ate_numero"?: number,"clinica_id"?: string,"conversa_id"?: string,"lida_em"?: string,"paciente_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "leituras_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "leituras_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reading_stays_in_its_conversation"
      columns: ["conversa_id","clinica_id","paciente_id","assunto"]
isOneToOne: false
      referencedRelation: "conversas"
      referencedColumns: ["id","clinica_id","paciente_id","assunto"]
    }
                  ]
                },"lista_de_espera": {
                  Row: {
                    "a_partir_de": string | null,"ate": string | null,"atualizado_em": string,"clinica_id": string,"criado_em": string,"criado_por": string,"dias_da_semana": (number)[],"id": string,"medico_id": string | null,"observacoes": string | null,"paciente_id": string,"periodo": string,"prioridade": number,"status": string,"tipo_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "a_partir_de"?: string | null,"ate"?: string | null,"atualizado_em"?: string,"clinica_id": string,"criado_em"?: string,"criado_por": string,"dias_da_semana"?: (number)[],"id"?: string,"medico_id"?: string | null,"observacoes"?: string | null,"paciente_id": string,"periodo"?: string,"prioridade"?: number,"status"?: string,"tipo_id": string
                  }
                  Update: {
                    "a_partir_de"?: string | null,"ate"?: string | null,"atualizado_em"?: string,"clinica_id"?: string,"criado_em"?: string,"criado_por"?: string,"dias_da_semana"?: (number)[],"id"?: string,"medico_id"?: string | null,"observacoes"?: string | null,"paciente_id"?: string,"periodo"?: string,"prioridade"?: number,"status"?: string,"tipo_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lista_de_espera_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lista_de_espera_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "lista_de_espera_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "waits_for_a_kind_of_the_tenant"
      columns: ["tipo_id","clinica_id"]
isOneToOne: false
      referencedRelation: "tipos_de_atendimento"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "who_waits_is_a_patient_of_the_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"locais_de_plantao": {
                  Row: {
                    "ativo": boolean,"calendario": NonNullable<Json>,"cidade": string | null,"cnes": string | null,"cnpj": string | null,"contatos": NonNullable<Json>,"criado_em": string,"endereco": string | null,"fuso": string,"hospital_id": string | null,"id": string,"medico_id": string,"nome": string,"observacoes": string | null,"revisao": number,"setor": string | null,"uf": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"calendario"?: NonNullable<Json>,"cidade"?: string | null,"cnes"?: string | null,"cnpj"?: string | null,"contatos"?: NonNullable<Json>,"criado_em"?: string,"endereco"?: string | null,"fuso"?: string,"hospital_id"?: string | null,"id"?: string,"medico_id": string,"nome": string,"observacoes"?: string | null,"revisao"?: number,"setor"?: string | null,"uf"?: string | null
                  }
                  Update: {
                    "ativo"?: boolean,"calendario"?: NonNullable<Json>,"cidade"?: string | null,"cnes"?: string | null,"cnpj"?: string | null,"contatos"?: NonNullable<Json>,"criado_em"?: string,"endereco"?: string | null,"fuso"?: string,"hospital_id"?: string | null,"id"?: string,"medico_id"?: string,"nome"?: string,"observacoes"?: string | null,"revisao"?: number,"setor"?: string | null,"uf"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "locais_de_plantao_hospital_id_fkey"
      columns: ["hospital_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "locais_de_plantao_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"medicamentos_em_uso": {
                  Row: {
                    "ate": string | null,"atualizado_em": string,"atualizado_por": string,"clinica_id": string,"criado_em": string,"criado_por": string,"dcbs": (string)[],"desde": string | null,"dose": string | null,"id": string,"motivo_da_suspensao": string | null,"nome": string,"paciente_id": string,"prescricao_id": string | null,"suspenso_em": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ate"?: string | null,"atualizado_em"?: string,"atualizado_por": string,"clinica_id": string,"criado_em"?: string,"criado_por": string,"dcbs"?: (string)[],"desde"?: string | null,"dose"?: string | null,"id"?: string,"motivo_da_suspensao"?: string | null,"nome": string,"paciente_id": string,"prescricao_id"?: string | null,"suspenso_em"?: string | null
                  }
                  Update: {
                    "ate"?: string | null,"atualizado_em"?: string,"atualizado_por"?: string,"clinica_id"?: string,"criado_em"?: string,"criado_por"?: string,"dcbs"?: (string)[],"desde"?: string | null,"dose"?: string | null,"id"?: string,"motivo_da_suspensao"?: string | null,"nome"?: string,"paciente_id"?: string,"prescricao_id"?: string | null,"suspenso_em"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "medicamentos_em_uso_atualizado_por_fkey"
      columns: ["atualizado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "medicamentos_em_uso_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "medicamentos_em_uso_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "medicine_names_its_document"
      columns: ["prescricao_id"]
isOneToOne: false
      referencedRelation: "prescricoes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "medicine_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"mensagens": {
                  Row: {
                    "assunto": string,"autor_id": string,"autor_nome": string,"clinica_id": string,"conversa_id": string,"criada_em": string,"id": string,"lado": string,"numero": number,"paciente_id": string,"texto": string
                  }
                  ComputedFields: never
                  Insert: {
                    "assunto": string,"autor_id": string,"autor_nome": string,"clinica_id": string,"conversa_id": string,"criada_em"?: string,"id": string,"lado": string,"numero": number,"paciente_id": string,"texto": string
                  }
                  Update: {
                    "assunto"?: string,"autor_id"?: string,"autor_nome"?: string,"clinica_id"?: string,"conversa_id"?: string,"criada_em"?: string,"id"?: string,"lado"?: string,"numero"?: number,"paciente_id"?: string,"texto"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "mensagens_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mensagens_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "message_stays_in_its_conversation"
      columns: ["conversa_id","clinica_id","paciente_id","assunto"]
isOneToOne: false
      referencedRelation: "conversas"
      referencedColumns: ["id","clinica_id","paciente_id","assunto"]
    }
                  ]
                },"modelos_de_evolucao": {
                  Row: {
                    "ativo": boolean,"atualizado_em": string,"avaliacao": string,"criado_em": string,"especialidade": string | null,"id": string,"medico_id": string,"nome": string,"objetivo": string,"plano": string,"secoes_livres": NonNullable<Json>,"subjetivo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"atualizado_em"?: string,"avaliacao"?: string,"criado_em"?: string,"especialidade"?: string | null,"id"?: string,"medico_id": string,"nome": string,"objetivo"?: string,"plano"?: string,"secoes_livres"?: NonNullable<Json>,"subjetivo"?: string
                  }
                  Update: {
                    "ativo"?: boolean,"atualizado_em"?: string,"avaliacao"?: string,"criado_em"?: string,"especialidade"?: string | null,"id"?: string,"medico_id"?: string,"nome"?: string,"objetivo"?: string,"plano"?: string,"secoes_livres"?: NonNullable<Json>,"subjetivo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "modelos_de_evolucao_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"modelos_de_prescricao": {
                  Row: {
                    "ativo": boolean,"atualizado_em": string,"criado_em": string,"favorito": boolean,"id": string,"itens": NonNullable<Json>,"medico_id": string,"nome": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"atualizado_em"?: string,"criado_em"?: string,"favorito"?: boolean,"id"?: string,"itens": NonNullable<Json>,"medico_id": string,"nome": string
                  }
                  Update: {
                    "ativo"?: boolean,"atualizado_em"?: string,"criado_em"?: string,"favorito"?: boolean,"id"?: string,"itens"?: NonNullable<Json>,"medico_id"?: string,"nome"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "modelos_de_prescricao_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"notas_crm": {
                  Row: {
                    "autor_id": string,"clinica_id": string,"criado_em": string,"id": string,"oportunidade_id": string,"texto": string
                  }
                  ComputedFields: never
                  Insert: {
                    "autor_id": string,"clinica_id": string,"criado_em"?: string,"id"?: string,"oportunidade_id": string,"texto": string
                  }
                  Update: {
                    "autor_id"?: string,"clinica_id"?: string,"criado_em"?: string,"id"?: string,"oportunidade_id"?: string,"texto"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notas_crm_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notas_crm_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "note_stays_in_the_cards_tenant"
      columns: ["oportunidade_id","clinica_id"]
isOneToOne: false
      referencedRelation: "oportunidades"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"notificacoes": {
                  Row: {
                    "aviso": string,"clinica_id": string | null,"contexto": NonNullable<Json>,"criada_em": string,"deleted": boolean,"id": string,"lida": boolean,"mensagem": string,"tipo": string,"titulo": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "aviso"?: string,"clinica_id"?: string | null,"contexto"?: NonNullable<Json>,"criada_em"?: string,"deleted"?: boolean,"id"?: string,"lida"?: boolean,"mensagem": string,"tipo"?: string,"titulo": string,"user_id": string
                  }
                  Update: {
                    "aviso"?: string,"clinica_id"?: string | null,"contexto"?: NonNullable<Json>,"criada_em"?: string,"deleted"?: boolean,"id"?: string,"lida"?: boolean,"mensagem"?: string,"tipo"?: string,"titulo"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notificacoes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notificacoes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"ofertas_de_plantao": {
                  Row: {
                    "colega_id": string | null,"criado_em": string,"em_troca_id": string | null,"estado": string,"id": string,"local_do_colega_id": string | null,"medico_id": string,"para_id": string | null,"plantao_id": string,"recado": string | null,"respondida_em": string | null,"tipo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "colega_id"?: string | null,"criado_em"?: string,"em_troca_id"?: string | null,"estado"?: string,"id"?: string,"local_do_colega_id"?: string | null,"medico_id": string,"para_id"?: string | null,"plantao_id": string,"recado"?: string | null,"respondida_em"?: string | null,"tipo": string
                  }
                  Update: {
                    "colega_id"?: string | null,"criado_em"?: string,"em_troca_id"?: string | null,"estado"?: string,"id"?: string,"local_do_colega_id"?: string | null,"medico_id"?: string,"para_id"?: string | null,"plantao_id"?: string,"recado"?: string | null,"respondida_em"?: string | null,"tipo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "exchange_is_for_a_shift_of_the_colleague"
      columns: ["em_troca_id","colega_id"]
isOneToOne: false
      referencedRelation: "plantoes"
      referencedColumns: ["id","medico_id"]
    },{
      foreignKeyName: "ofertas_de_plantao_colega_id_fkey"
      columns: ["colega_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ofertas_de_plantao_local_do_colega_id_fkey"
      columns: ["local_do_colega_id"]
isOneToOne: false
      referencedRelation: "locais_de_plantao"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ofertas_de_plantao_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ofertas_de_plantao_para_id_fkey"
      columns: ["para_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "offer_is_of_an_own_shift"
      columns: ["plantao_id","medico_id"]
isOneToOne: false
      referencedRelation: "plantoes"
      referencedColumns: ["id","medico_id"]
    }
                  ]
                },"oportunidade_eventos": {
                  Row: {
                    "autor_id": string | null,"clinica_id": string,"de": string | null,"id": string,"motivo": string | null,"ocorrido_em": string,"oportunidade_id": string,"para": string,"por": string
                  }
                  ComputedFields: never
                  Insert: {
                    "autor_id"?: string | null,"clinica_id": string,"de"?: string | null,"id"?: string,"motivo"?: string | null,"ocorrido_em": string,"oportunidade_id": string,"para": string,"por": string
                  }
                  Update: {
                    "autor_id"?: string | null,"clinica_id"?: string,"de"?: string | null,"id"?: string,"motivo"?: string | null,"ocorrido_em"?: string,"oportunidade_id"?: string,"para"?: string,"por"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "event_stays_in_the_cards_tenant"
      columns: ["oportunidade_id","clinica_id"]
isOneToOne: false
      referencedRelation: "oportunidades"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "oportunidade_eventos_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "oportunidade_eventos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"oportunidades": {
                  Row: {
                    "busca": string,"clinica_id": string,"criado_em": string,"criado_por": string | null,"email": string | null,"estagio": string,"estagio_desde": string,"estagio_motivo": string | null,"estagio_por": string,"etiquetas": (string)[],"id": string,"nome": string | null,"origem": string,"paciente_id": string | null,"proximo_contato": string | null,"responsavel_id": string | null,"retorno_em": string | null,"revisao": number,"telefone": string | null,"ultima_visita_em": string | null,"ultimo_sinal_em": string,"unida_a": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "busca"?: never,"clinica_id": string,"criado_em"?: string,"criado_por"?: string | null,"email"?: string | null,"estagio"?: string,"estagio_desde"?: string,"estagio_motivo"?: string | null,"estagio_por"?: string,"etiquetas"?: (string)[],"id"?: string,"nome"?: string | null,"origem"?: string,"paciente_id"?: string | null,"proximo_contato"?: string | null,"responsavel_id"?: string | null,"retorno_em"?: string | null,"revisao"?: number,"telefone"?: string | null,"ultima_visita_em"?: string | null,"ultimo_sinal_em"?: string,"unida_a"?: string | null
                  }
                  Update: {
                    "busca"?: never,"clinica_id"?: string,"criado_em"?: string,"criado_por"?: string | null,"email"?: string | null,"estagio"?: string,"estagio_desde"?: string,"estagio_motivo"?: string | null,"estagio_por"?: string,"etiquetas"?: (string)[],"id"?: string,"nome"?: string | null,"origem"?: string,"paciente_id"?: string | null,"proximo_contato"?: string | null,"responsavel_id"?: string | null,"retorno_em"?: string | null,"revisao"?: number,"telefone"?: string | null,"ultima_visita_em"?: string | null,"ultimo_sinal_em"?: string,"unida_a"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "card_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "oportunidades_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "oportunidades_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "oportunidades_responsavel_id_fkey"
      columns: ["responsavel_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "oportunidades_unida_a_fkey"
      columns: ["unida_a"]
isOneToOne: false
      referencedRelation: "oportunidades"
      referencedColumns: ["id"]
    }
                  ]
                },"paciente_contas": {
                  Row: {
                    "a_confirmar": boolean,"clinica_id": string,"codigo_id": string | null,"confirmado_em": string | null,"confirmado_por": string | null,"encerrado_em": string | null,"encerrado_por": string | null,"id": string,"paciente_id": string,"user_id": string,"vinculado_em": string
                  }
                  ComputedFields: never
                  Insert: {
                    "a_confirmar"?: boolean,"clinica_id": string,"codigo_id"?: string | null,"confirmado_em"?: string | null,"confirmado_por"?: string | null,"encerrado_em"?: string | null,"encerrado_por"?: string | null,"id"?: string,"paciente_id": string,"user_id": string,"vinculado_em"?: string
                  }
                  Update: {
                    "a_confirmar"?: boolean,"clinica_id"?: string,"codigo_id"?: string | null,"confirmado_em"?: string | null,"confirmado_por"?: string | null,"encerrado_em"?: string | null,"encerrado_por"?: string | null,"id"?: string,"paciente_id"?: string,"user_id"?: string,"vinculado_em"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "account_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "paciente_contas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "paciente_contas_codigo_id_fkey"
      columns: ["codigo_id"]
isOneToOne: false
      referencedRelation: "codigos_de_paciente"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "paciente_contas_confirmado_por_fkey"
      columns: ["confirmado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "paciente_contas_encerrado_por_fkey"
      columns: ["encerrado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "paciente_contas_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"pacientes": {
                  Row: {
                    "ativo": boolean,"atualizado_em": string,"atualizado_por": string | null,"bairro": string | null,"busca": string,"cep": string | null,"cidade": string | null,"clinica_id": string,"cns": string | null,"complemento": string | null,"cpf": string | null,"criado_em": string,"criado_por": string,"data_nascimento": string | null,"data_obito": string | null,"email": string | null,"exemplo": boolean,"id": string,"logradouro": string | null,"medico_responsavel_id": string | null,"naturalidade": string | null,"nome": string,"nome_mae": string | null,"nome_ordem": string,"nome_social": string | null,"numero": string | null,"obito_registrado_em": string | null,"obito_registrado_por": string | null,"observacoes": string | null,"revisao": number,"sexo": string,"telefone": string | null,"uf": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"atualizado_em"?: string,"atualizado_por"?: string | null,"bairro"?: string | null,"busca"?: never,"cep"?: string | null,"cidade"?: string | null,"clinica_id": string,"cns"?: string | null,"complemento"?: string | null,"cpf"?: string | null,"criado_em"?: string,"criado_por": string,"data_nascimento"?: string | null,"data_obito"?: string | null,"email"?: string | null,"exemplo"?: boolean,"id"?: string,"logradouro"?: string | null,"medico_responsavel_id"?: string | null,"naturalidade"?: string | null,"nome": string,"nome_mae"?: string | null,"nome_ordem"?: never,"nome_social"?: string | null,"numero"?: string | null,"obito_registrado_em"?: string | null,"obito_registrado_por"?: string | null,"observacoes"?: string | null,"revisao"?: number,"sexo"?: string,"telefone"?: string | null,"uf"?: string | null
                  }
                  Update: {
                    "ativo"?: boolean,"atualizado_em"?: string,"atualizado_por"?: string | null,"bairro"?: string | null,"busca"?: never,"cep"?: string | null,"cidade"?: string | null,"clinica_id"?: string,"cns"?: string | null,"complemento"?: string | null,"cpf"?: string | null,"criado_em"?: string,"criado_por"?: string,"data_nascimento"?: string | null,"data_obito"?: string | null,"email"?: string | null,"exemplo"?: boolean,"id"?: string,"logradouro"?: string | null,"medico_responsavel_id"?: string | null,"naturalidade"?: string | null,"nome"?: string,"nome_mae"?: string | null,"nome_ordem"?: never,"nome_social"?: string | null,"numero"?: string | null,"obito_registrado_em"?: string | null,"obito_registrado_por"?: string | null,"observacoes"?: string | null,"revisao"?: number,"sexo"?: string,"telefone"?: string | null,"uf"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "pacientes_atualizado_por_fkey"
      columns: ["atualizado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pacientes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pacientes_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pacientes_medico_responsavel_id_fkey"
      columns: ["medico_responsavel_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pacientes_obito_registrado_por_fkey"
      columns: ["obito_registrado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"passagens_de_plantao": {
                  Row: {
                    "assinada_em": string | null,"atualizado_em": string,"codigo": string,"criado_em": string,"entregue_em": string | null,"id": string,"medico_id": string,"pacientes": NonNullable<Json>,"recebida_em": string | null,"recebida_por": string | null,"revisao": number,"sessao_id": string,"sintese": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "assinada_em"?: string | null,"atualizado_em"?: string,"codigo": string,"criado_em"?: string,"entregue_em"?: string | null,"id": string,"medico_id": string,"pacientes": NonNullable<Json>,"recebida_em"?: string | null,"recebida_por"?: string | null,"revisao"?: number,"sessao_id": string,"sintese"?: string | null
                  }
                  Update: {
                    "assinada_em"?: string | null,"atualizado_em"?: string,"codigo"?: string,"criado_em"?: string,"entregue_em"?: string | null,"id"?: string,"medico_id"?: string,"pacientes"?: NonNullable<Json>,"recebida_em"?: string | null,"recebida_por"?: string | null,"revisao"?: number,"sessao_id"?: string,"sintese"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "passagens_de_plantao_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "passagens_de_plantao_recebida_por_fkey"
      columns: ["recebida_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "passagens_de_plantao_sessao_id_fkey"
      columns: ["sessao_id"]
isOneToOne: false
      referencedRelation: "sessoes_plantao"
      referencedColumns: ["id"]
    }
                  ]
                },"passos_de_contato": {
                  Row: {
                    "ativo": boolean,"clinica_id": string,"criado_em": string,"dias": number,"id": string,"tipo_id": string,"titulo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"clinica_id": string,"criado_em"?: string,"dias": number,"id"?: string,"tipo_id": string,"titulo": string
                  }
                  Update: {
                    "ativo"?: boolean,"clinica_id"?: string,"criado_em"?: string,"dias"?: number,"id"?: string,"tipo_id"?: string,"titulo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "kind_is_of_the_tenant"
      columns: ["tipo_id","clinica_id"]
isOneToOne: false
      referencedRelation: "tipos_de_atendimento"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "passos_de_contato_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"perfil_documentos": {
                  Row: {
                    "atualizado_em": string,"cnpj": string | null,"cpf": string | null,"data_nascimento": string | null,"profile_id": string,"telefone": string | null,"tipo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "atualizado_em"?: string,"cnpj"?: string | null,"cpf"?: string | null,"data_nascimento"?: string | null,"profile_id": string,"telefone"?: string | null,"tipo": string
                  }
                  Update: {
                    "atualizado_em"?: string,"cnpj"?: string | null,"cpf"?: string | null,"data_nascimento"?: string | null,"profile_id"?: string,"telefone"?: string | null,"tipo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "documentos_belong_to_a_profile"
      columns: ["profile_id","tipo"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id","tipo"]
    }
                  ]
                },"plantoes": {
                  Row: {
                    "alterado_em": string,"criado_em": string,"estado": string,"fim": string,"id": string,"inicio": string,"local_id": string,"medico_id": string,"observacoes": string | null,"recebido_de": string | null,"revisao": number,"sequencia": number,"serie_id": string | null,"sessao_id": string | null,"sobreaviso": boolean,"vaga_id": string | null,"valor_combinado_centavos": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "alterado_em"?: string,"criado_em"?: string,"estado"?: string,"fim": string,"id"?: string,"inicio": string,"local_id": string,"medico_id": string,"observacoes"?: string | null,"recebido_de"?: string | null,"revisao"?: number,"sequencia"?: number,"serie_id"?: string | null,"sessao_id"?: string | null,"sobreaviso"?: boolean,"vaga_id"?: string | null,"valor_combinado_centavos"?: number | null
                  }
                  Update: {
                    "alterado_em"?: string,"criado_em"?: string,"estado"?: string,"fim"?: string,"id"?: string,"inicio"?: string,"local_id"?: string,"medico_id"?: string,"observacoes"?: string | null,"recebido_de"?: string | null,"revisao"?: number,"sequencia"?: number,"serie_id"?: string | null,"sessao_id"?: string | null,"sobreaviso"?: boolean,"vaga_id"?: string | null,"valor_combinado_centavos"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "plantoes_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "plantoes_recebido_de_fkey"
      columns: ["recebido_de"]
isOneToOne: true
      referencedRelation: "plantoes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "plantoes_sessao_id_fkey"
      columns: ["sessao_id"]
isOneToOne: true
      referencedRelation: "sessoes_plantao"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shift_is_at_an_own_place"
      columns: ["local_id","medico_id"]
isOneToOne: false
      referencedRelation: "locais_de_plantao"
      referencedColumns: ["id","medico_id"]
    },{
      foreignKeyName: "shift_was_published"
      columns: ["vaga_id"]
isOneToOne: false
      referencedRelation: "vagas_de_plantao"
      referencedColumns: ["id"]
    }
                  ]
                },"prescricao_itens": {
                  Row: {
                    "apresentacao_id": string | null,"clinica_id": string,"criado_em": string,"dcbs": (string)[],"dias": number | null,"farmaco": string | null,"id": string,"livre": boolean,"medico_id": string,"nome": string,"observacao": string | null,"ordem": number,"paciente_id": string,"posologia": string,"prescricao_id": string,"quantidade": number | null,"quantidade_texto": string | null,"unidade": string | null,"uso_continuo": boolean,"via": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "apresentacao_id"?: string | null,"clinica_id": string,"criado_em"?: string,"dcbs"?: (string)[],"dias"?: number | null,"farmaco"?: string | null,"id"?: string,"livre"?: boolean,"medico_id": string,"nome": string,"observacao"?: string | null,"ordem": number,"paciente_id": string,"posologia": string,"prescricao_id": string,"quantidade"?: number | null,"quantidade_texto"?: string | null,"unidade"?: string | null,"uso_continuo"?: boolean,"via"?: string | null
                  }
                  Update: {
                    "apresentacao_id"?: string | null,"clinica_id"?: string,"criado_em"?: string,"dcbs"?: (string)[],"dias"?: number | null,"farmaco"?: string | null,"id"?: string,"livre"?: boolean,"medico_id"?: string,"nome"?: string,"observacao"?: string | null,"ordem"?: number,"paciente_id"?: string,"posologia"?: string,"prescricao_id"?: string,"quantidade"?: number | null,"quantidade_texto"?: string | null,"unidade"?: string | null,"uso_continuo"?: boolean,"via"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "item_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "prescricao_itens_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prescricao_itens_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prescricao_itens_prescricao_id_fkey"
      columns: ["prescricao_id"]
isOneToOne: false
      referencedRelation: "prescricoes"
      referencedColumns: ["id"]
    }
                  ]
                },"prescricoes": {
                  Row: {
                    "achados": NonNullable<Json>,"assinatura": string | null,"cancelada_em": string | null,"cancelada_por": string | null,"clinica_id": string,"composicao_id": string,"conteudo": NonNullable<Json>,"criado_em": string,"dispensada_em": string | null,"emitida_em": string | null,"especie": string | null,"estado": string,"id": string,"medico_crm": string | null,"medico_crm_uf": string | null,"medico_especialidade": string | null,"medico_id": string,"medico_nome": string,"motivo_do_cancelamento": string | null,"numero_sncr": string | null,"ordem": number,"paciente_id": string,"prontuario_id": string | null,"sncr": string,"tipo": string,"valida_ate": string | null,"validade_dias": number | null,"vias": number
                  }
                  ComputedFields: never
                  Insert: {
                    "achados"?: NonNullable<Json>,"assinatura"?: string | null,"cancelada_em"?: string | null,"cancelada_por"?: string | null,"clinica_id": string,"composicao_id": string,"conteudo": NonNullable<Json>,"criado_em"?: string,"dispensada_em"?: string | null,"emitida_em"?: string | null,"especie"?: string | null,"estado"?: string,"id"?: string,"medico_crm"?: string | null,"medico_crm_uf"?: string | null,"medico_especialidade"?: string | null,"medico_id": string,"medico_nome": string,"motivo_do_cancelamento"?: string | null,"numero_sncr"?: string | null,"ordem"?: number,"paciente_id": string,"prontuario_id"?: string | null,"sncr"?: string,"tipo": string,"valida_ate"?: string | null,"validade_dias"?: number | null,"vias"?: number
                  }
                  Update: {
                    "achados"?: NonNullable<Json>,"assinatura"?: string | null,"cancelada_em"?: string | null,"cancelada_por"?: string | null,"clinica_id"?: string,"composicao_id"?: string,"conteudo"?: NonNullable<Json>,"criado_em"?: string,"dispensada_em"?: string | null,"emitida_em"?: string | null,"especie"?: string | null,"estado"?: string,"id"?: string,"medico_crm"?: string | null,"medico_crm_uf"?: string | null,"medico_especialidade"?: string | null,"medico_id"?: string,"medico_nome"?: string,"motivo_do_cancelamento"?: string | null,"numero_sncr"?: string | null,"ordem"?: number,"paciente_id"?: string,"prontuario_id"?: string | null,"sncr"?: string,"tipo"?: string,"valida_ate"?: string | null,"validade_dias"?: number | null,"vias"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "document_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "prescricoes_cancelada_por_fkey"
      columns: ["cancelada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prescricoes_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prescricoes_composicao_id_fkey"
      columns: ["composicao_id"]
isOneToOne: false
      referencedRelation: "composicoes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prescricoes_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prescricoes_prontuario_id_fkey"
      columns: ["prontuario_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    }
                  ]
                },"problemas": {
                  Row: {
                    "atualizado_em": string,"atualizado_por": string,"clinica_id": string,"codigo": string | null,"criado_em": string,"criado_por": string,"descricao": string,"desde": string | null,"id": string,"motivo_do_descarte": string | null,"observacoes": string | null,"paciente_id": string,"resolvido_em": string | null,"sistema": string | null,"situacao": string
                  }
                  ComputedFields: never
                  Insert: {
                    "atualizado_em"?: string,"atualizado_por": string,"clinica_id": string,"codigo"?: string | null,"criado_em"?: string,"criado_por": string,"descricao": string,"desde"?: string | null,"id"?: string,"motivo_do_descarte"?: string | null,"observacoes"?: string | null,"paciente_id": string,"resolvido_em"?: string | null,"sistema"?: string | null,"situacao"?: string
                  }
                  Update: {
                    "atualizado_em"?: string,"atualizado_por"?: string,"clinica_id"?: string,"codigo"?: string | null,"criado_em"?: string,"criado_por"?: string,"descricao"?: string,"desde"?: string | null,"id"?: string,"motivo_do_descarte"?: string | null,"observacoes"?: string | null,"paciente_id"?: string,"resolvido_em"?: string | null,"sistema"?: string | null,"situacao"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "problem_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "problemas_atualizado_por_fkey"
      columns: ["atualizado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "problemas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "problemas_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "ativo": boolean,"atualizado_em": string,"clinica_id": string | null,"criado_em": string,"crm": string | null,"crm_uf": string | null,"email": string,"especialidade": string | null,"id": string,"nome": string,"permite_atendimento_individual": boolean,"permite_ia": boolean,"permite_relatorios_avancados": boolean,"plano_medico": string,"tipo": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ativo"?: boolean,"atualizado_em"?: string,"clinica_id"?: string | null,"criado_em"?: string,"crm"?: string | null,"crm_uf"?: string | null,"email": string,"especialidade"?: string | null,"id": string,"nome": string,"permite_atendimento_individual"?: boolean,"permite_ia"?: boolean,"permite_relatorios_avancados"?: boolean,"plano_medico"?: string,"tipo": string,"user_id"?: never
                  }
                  Update: {
                    "ativo"?: boolean,"atualizado_em"?: string,"clinica_id"?: string | null,"criado_em"?: string,"crm"?: string | null,"crm_uf"?: string | null,"email"?: string,"especialidade"?: string | null,"id"?: string,"nome"?: string,"permite_atendimento_individual"?: boolean,"permite_ia"?: boolean,"permite_relatorios_avancados"?: boolean,"plano_medico"?: string,"tipo"?: string,"user_id"?: never
                  }
                  Relationships: [
                    {
      foreignKeyName: "profiles_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"prontuarios": {
                  Row: {
                    "adendo_de": string | null,"altura_cm": number | null,"atualizado_em": string,"autor_crm": string | null,"autor_crm_uf": string | null,"autor_especialidade": string | null,"autor_id": string,"autor_nome": string,"avaliacao": string,"clinica_id": string,"consentimento_da_teleconsulta": string | null,"corrige_id": string | null,"criado_em": string,"diagnosticos": NonNullable<Json>,"dor": number | null,"entrada_id": string,"finalizado_em": string | null,"frequencia_cardiaca": number | null,"frequencia_respiratoria": number | null,"glicemia": number | null,"id": string,"inativado_em": string | null,"janela": string | null,"motivo_correcao": string | null,"motivo_inativacao": string | null,"objetivo": string,"ocorrido_em": string,"paciente_id": string,"peso_kg": number | null,"plano": string,"pressao_diastolica": number | null,"pressao_sistolica": number | null,"revisao": number,"saturacao": number | null,"secoes_livres": NonNullable<Json>,"status": string,"subjetivo": string,"substituido_por": string | null,"teleconsulta": boolean,"temperatura": number | null,"versao": number
                  }
                  ComputedFields: never
                  Insert: {
                    "adendo_de"?: string | null,"altura_cm"?: number | null,"atualizado_em"?: string,"autor_crm"?: string | null,"autor_crm_uf"?: string | null,"autor_especialidade"?: string | null,"autor_id": string,"autor_nome": string,"avaliacao"?: string,"clinica_id": string,"consentimento_da_teleconsulta"?: string | null,"corrige_id"?: string | null,"criado_em"?: string,"diagnosticos"?: NonNullable<Json>,"dor"?: number | null,"entrada_id": string,"finalizado_em"?: string | null,"frequencia_cardiaca"?: number | null,"frequencia_respiratoria"?: number | null,"glicemia"?: number | null,"id"?: string,"inativado_em"?: string | null,"janela"?: string | null,"motivo_correcao"?: string | null,"motivo_inativacao"?: string | null,"objetivo"?: string,"ocorrido_em"?: string,"paciente_id": string,"peso_kg"?: number | null,"plano"?: string,"pressao_diastolica"?: number | null,"pressao_sistolica"?: number | null,"revisao"?: number,"saturacao"?: number | null,"secoes_livres"?: NonNullable<Json>,"status"?: string,"subjetivo"?: string,"substituido_por"?: string | null,"teleconsulta"?: boolean,"temperatura"?: number | null,"versao"?: number
                  }
                  Update: {
                    "adendo_de"?: string | null,"altura_cm"?: number | null,"atualizado_em"?: string,"autor_crm"?: string | null,"autor_crm_uf"?: string | null,"autor_especialidade"?: string | null,"autor_id"?: string,"autor_nome"?: string,"avaliacao"?: string,"clinica_id"?: string,"consentimento_da_teleconsulta"?: string | null,"corrige_id"?: string | null,"criado_em"?: string,"diagnosticos"?: NonNullable<Json>,"dor"?: number | null,"entrada_id"?: string,"finalizado_em"?: string | null,"frequencia_cardiaca"?: number | null,"frequencia_respiratoria"?: number | null,"glicemia"?: number | null,"id"?: string,"inativado_em"?: string | null,"janela"?: string | null,"motivo_correcao"?: string | null,"motivo_inativacao"?: string | null,"objetivo"?: string,"ocorrido_em"?: string,"paciente_id"?: string,"peso_kg"?: number | null,"plano"?: string,"pressao_diastolica"?: number | null,"pressao_sistolica"?: number | null,"revisao"?: number,"saturacao"?: number | null,"secoes_livres"?: NonNullable<Json>,"status"?: string,"subjetivo"?: string,"substituido_por"?: string | null,"teleconsulta"?: boolean,"temperatura"?: number | null,"versao"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "entry_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "prontuarios_adendo_de_fkey"
      columns: ["adendo_de"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prontuarios_autor_id_fkey"
      columns: ["autor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prontuarios_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prontuarios_corrige_id_fkey"
      columns: ["corrige_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "prontuarios_substituido_por_fkey"
      columns: ["substituido_por"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    }
                  ]
                },"rascunhos_abertos": {
                  Row: {
                    "aberto_em": string,"aberto_por": string,"clinica_id": string,"expira_em": string,"janela": string,"paciente_id": string,"rascunho_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "aberto_em"?: string,"aberto_por": string,"clinica_id": string,"expira_em": string,"janela": string,"paciente_id": string,"rascunho_id": string
                  }
                  Update: {
                    "aberto_em"?: string,"aberto_por"?: string,"clinica_id"?: string,"expira_em"?: string,"janela"?: string,"paciente_id"?: string,"rascunho_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "draft_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "rascunhos_abertos_aberto_por_fkey"
      columns: ["aberto_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "rascunhos_abertos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"reavaliacoes": {
                  Row: {
                    "atendimento_id": string,"atualizado_em": string,"conduta": string | null,"criado_em": string,"feita_em": string | null,"id": string,"medico_id": string,"prevista_em": string,"proxima_em": string | null,"resposta": string | null,"revisao": number,"sinais": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "atendimento_id": string,"atualizado_em"?: string,"conduta"?: string | null,"criado_em"?: string,"feita_em"?: string | null,"id": string,"medico_id": string,"prevista_em": string,"proxima_em"?: string | null,"resposta"?: string | null,"revisao"?: number,"sinais"?: NonNullable<Json>
                  }
                  Update: {
                    "atendimento_id"?: string,"atualizado_em"?: string,"conduta"?: string | null,"criado_em"?: string,"feita_em"?: string | null,"id"?: string,"medico_id"?: string,"prevista_em"?: string,"proxima_em"?: string | null,"resposta"?: string | null,"revisao"?: number,"sinais"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "reavaliacoes_atendimento_id_fkey"
      columns: ["atendimento_id"]
isOneToOne: false
      referencedRelation: "atendimentos"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "reavaliacoes_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"respostas_rapidas": {
                  Row: {
                    "ativa": boolean,"atualizado_em": string,"clinica_id": string,"criada_em": string,"id": string,"revisao": number,"texto": string,"titulo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ativa"?: boolean,"atualizado_em"?: string,"clinica_id": string,"criada_em"?: string,"id"?: string,"revisao"?: number,"texto": string,"titulo": string
                  }
                  Update: {
                    "ativa"?: boolean,"atualizado_em"?: string,"clinica_id"?: string,"criada_em"?: string,"id"?: string,"revisao"?: number,"texto"?: string,"titulo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "respostas_rapidas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"restricoes_de_acesso": {
                  Row: {
                    "clinica_id": string,"criada_em": string,"criada_por": string,"encerrada_em": string | null,"encerrada_por": string | null,"id": string,"motivo": string,"motivo_do_fim": string | null,"paciente_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id": string,"criada_em"?: string,"criada_por": string,"encerrada_em"?: string | null,"encerrada_por"?: string | null,"id"?: string,"motivo": string,"motivo_do_fim"?: string | null,"paciente_id": string
                  }
                  Update: {
                    "clinica_id"?: string,"criada_em"?: string,"criada_por"?: string,"encerrada_em"?: string | null,"encerrada_por"?: string | null,"id"?: string,"motivo"?: string,"motivo_do_fim"?: string | null,"paciente_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "restricoes_de_acesso_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "restricoes_de_acesso_criada_por_fkey"
      columns: ["criada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "restricoes_de_acesso_encerrada_por_fkey"
      columns: ["encerrada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "restriction_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"resumos_clinicos": {
                  Row: {
                    "alergias": (string)[],"alertas": (string)[],"atualizado_em": string,"atualizado_por": string,"clinica_id": string,"nega_alergias": boolean,"paciente_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alergias"?: (string)[],"alertas"?: (string)[],"atualizado_em"?: string,"atualizado_por": string,"clinica_id": string,"nega_alergias"?: boolean,"paciente_id": string
                  }
                  Update: {
                    "alergias"?: (string)[],"alertas"?: (string)[],"atualizado_em"?: string,"atualizado_por"?: string,"clinica_id"?: string,"nega_alergias"?: boolean,"paciente_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "resumos_clinicos_atualizado_por_fkey"
      columns: ["atualizado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "resumos_clinicos_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "summary_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"retornos_planejados": {
                  Row: {
                    "agendado_ate": string | null,"clinica_id": string,"criado_em": string,"cumprido_no_agendamento": string | null,"cumprido_no_prontuario": string | null,"desde": string,"encerrado_em": string | null,"encerrado_por": string | null,"id": string,"medico_id": string,"motivo": string,"motivo_da_dispensa": string | null,"origem_id": string | null,"paciente_id": string,"prevista_para": string | null,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agendado_ate"?: string | null,"clinica_id": string,"criado_em"?: string,"cumprido_no_agendamento"?: string | null,"cumprido_no_prontuario"?: string | null,"desde": string,"encerrado_em"?: string | null,"encerrado_por"?: string | null,"id"?: string,"medico_id": string,"motivo"?: string,"motivo_da_dispensa"?: string | null,"origem_id"?: string | null,"paciente_id": string,"prevista_para"?: string | null,"status"?: string
                  }
                  Update: {
                    "agendado_ate"?: string | null,"clinica_id"?: string,"criado_em"?: string,"cumprido_no_agendamento"?: string | null,"cumprido_no_prontuario"?: string | null,"desde"?: string,"encerrado_em"?: string | null,"encerrado_por"?: string | null,"id"?: string,"medico_id"?: string,"motivo"?: string,"motivo_da_dispensa"?: string | null,"origem_id"?: string | null,"paciente_id"?: string,"prevista_para"?: string | null,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "retornos_planejados_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "retornos_planejados_cumprido_no_agendamento_fkey"
      columns: ["cumprido_no_agendamento"]
isOneToOne: false
      referencedRelation: "agendamentos"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "retornos_planejados_cumprido_no_prontuario_fkey"
      columns: ["cumprido_no_prontuario"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "retornos_planejados_encerrado_por_fkey"
      columns: ["encerrado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "retornos_planejados_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "retornos_planejados_origem_id_fkey"
      columns: ["origem_id"]
isOneToOne: false
      referencedRelation: "prontuarios"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "return_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"salas": {
                  Row: {
                    "ativa": boolean,"clinica_id": string,"criada_em": string,"id": string,"nome": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ativa"?: boolean,"clinica_id": string,"criada_em"?: string,"id"?: string,"nome": string
                  }
                  Update: {
                    "ativa"?: boolean,"clinica_id"?: string,"criada_em"?: string,"id"?: string,"nome"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "salas_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"sessoes_plantao": {
                  Row: {
                    "criado_em": string,"data_fim": string | null,"finalizada_no_servidor_em": string | null,"hospital_id": string | null,"id": string,"inicio": string,"local_id": string | null,"local_nome": string | null,"medico_id": string,"motivo": string | null,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "criado_em"?: string,"data_fim"?: string | null,"finalizada_no_servidor_em"?: string | null,"hospital_id"?: string | null,"id": string,"inicio": string,"local_id"?: string | null,"local_nome"?: string | null,"medico_id": string,"motivo"?: string | null,"status"?: string
                  }
                  Update: {
                    "criado_em"?: string,"data_fim"?: string | null,"finalizada_no_servidor_em"?: string | null,"hospital_id"?: string | null,"id"?: string,"inicio"?: string,"local_id"?: string | null,"local_nome"?: string | null,"medico_id"?: string,"motivo"?: string | null,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "a_shift_is_at_an_own_place"
      columns: ["local_id","medico_id"]
isOneToOne: false
      referencedRelation: "locais_de_plantao"
      referencedColumns: ["id","medico_id"]
    },{
      foreignKeyName: "sessoes_plantao_hospital_id_fkey"
      columns: ["hospital_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "sessoes_plantao_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"solicitacoes_titular": {
                  Row: {
                    "aberta_por": string,"clinica_id": string,"criada_em": string,"encerrada_em": string | null,"id": string,"paciente_id": string,"prazo": string,"respondida_por": string | null,"resposta": string | null,"status": string,"texto": string,"tipo": string
                  }
                  ComputedFields: never
                  Insert: {
                    "aberta_por": string,"clinica_id": string,"criada_em"?: string,"encerrada_em"?: string | null,"id": string,"paciente_id": string,"prazo": string,"respondida_por"?: string | null,"resposta"?: string | null,"status"?: string,"texto"?: string,"tipo": string
                  }
                  Update: {
                    "aberta_por"?: string,"clinica_id"?: string,"criada_em"?: string,"encerrada_em"?: string | null,"id"?: string,"paciente_id"?: string,"prazo"?: string,"respondida_por"?: string | null,"resposta"?: string | null,"status"?: string,"texto"?: string,"tipo"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "request_stays_in_the_patients_tenant"
      columns: ["paciente_id","clinica_id"]
isOneToOne: false
      referencedRelation: "pacientes"
      referencedColumns: ["id","clinica_id"]
    },{
      foreignKeyName: "solicitacoes_titular_aberta_por_fkey"
      columns: ["aberta_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "solicitacoes_titular_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "solicitacoes_titular_respondida_por_fkey"
      columns: ["respondida_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"tarefas_crm": {
                  Row: {
                    "agendamento_id": string | null,"cancelada_em": string | null,"clinica_id": string,"criado_em": string,"criado_por": string | null,"feita_em": string | null,"feita_por": string | null,"id": string,"oportunidade_id": string,"passo_id": string | null,"responsavel_id": string | null,"titulo": string,"vence_em": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agendamento_id"?: string | null,"cancelada_em"?: string | null,"clinica_id": string,"criado_em"?: string,"criado_por"?: string | null,"feita_em"?: string | null,"feita_por"?: string | null,"id"?: string,"oportunidade_id": string,"passo_id"?: string | null,"responsavel_id"?: string | null,"titulo": string,"vence_em": string
                  }
                  Update: {
                    "agendamento_id"?: string | null,"cancelada_em"?: string | null,"clinica_id"?: string,"criado_em"?: string,"criado_por"?: string | null,"feita_em"?: string | null,"feita_por"?: string | null,"id"?: string,"oportunidade_id"?: string,"passo_id"?: string | null,"responsavel_id"?: string | null,"titulo"?: string,"vence_em"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "tarefas_crm_agendamento_id_fkey"
      columns: ["agendamento_id"]
isOneToOne: false
      referencedRelation: "agendamentos"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "tarefas_crm_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "tarefas_crm_criado_por_fkey"
      columns: ["criado_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "tarefas_crm_feita_por_fkey"
      columns: ["feita_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "tarefas_crm_passo_id_fkey"
      columns: ["passo_id"]
isOneToOne: false
      referencedRelation: "passos_de_contato"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "tarefas_crm_responsavel_id_fkey"
      columns: ["responsavel_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "task_stays_in_the_cards_tenant"
      columns: ["oportunidade_id","clinica_id"]
isOneToOne: false
      referencedRelation: "oportunidades"
      referencedColumns: ["id","clinica_id"]
    }
                  ]
                },"termos_aceite": {
                  Row: {
                    "aceito_em": string,"documento": string,"id": string,"user_id": string,"versao": string
                  }
                  ComputedFields: never
                  Insert: {
                    "aceito_em"?: string,"documento": string,"id"?: string,"user_id": string,"versao": string
                  }
                  Update: {
                    "aceito_em"?: string,"documento"?: string,"id"?: string,"user_id"?: string,"versao"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "termos_aceite_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"termos_do_local": {
                  Row: {
                    "criado_em": string,"id": string,"local_id": string,"medico_id": string,"termos": NonNullable<Json>,"vigente_de": string
                  }
                  ComputedFields: never
                  Insert: {
                    "criado_em"?: string,"id"?: string,"local_id": string,"medico_id": string,"termos": NonNullable<Json>,"vigente_de": string
                  }
                  Update: {
                    "criado_em"?: string,"id"?: string,"local_id"?: string,"medico_id"?: string,"termos"?: NonNullable<Json>,"vigente_de"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "termos_do_local_medico_id_fkey"
      columns: ["medico_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "terms_are_of_an_own_place"
      columns: ["local_id","medico_id"]
isOneToOne: false
      referencedRelation: "locais_de_plantao"
      referencedColumns: ["id","medico_id"]
    }
                  ]
                },"tipos_de_atendimento": {
                  Row: {
                    "antes_min": number,"ativo": boolean,"clinica_id": string,"cor": string,"criado_em": string,"depois_min": number,"duracao_min": number,"id": string,"link_da_teleconsulta": string | null,"nome": string,"orientacoes": string | null,"pedido_pelo_paciente": boolean,"revisao": number,"teleconsulta": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "antes_min"?: number,"ativo"?: boolean,"clinica_id": string,"cor"?: string,"criado_em"?: string,"depois_min"?: number,"duracao_min"?: number,"id"?: string,"link_da_teleconsulta"?: string | null,"nome": string,"orientacoes"?: string | null,"pedido_pelo_paciente"?: boolean,"revisao"?: number,"teleconsulta"?: boolean
                  }
                  Update: {
                    "antes_min"?: number,"ativo"?: boolean,"clinica_id"?: string,"cor"?: string,"criado_em"?: string,"depois_min"?: number,"duracao_min"?: number,"id"?: string,"link_da_teleconsulta"?: string | null,"nome"?: string,"orientacoes"?: string | null,"pedido_pelo_paciente"?: boolean,"revisao"?: number,"teleconsulta"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "tipos_de_atendimento_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                },"vagas_de_plantao": {
                  Row: {
                    "clinica_id": string,"criado_em": string,"desistencia_horas": number,"especialidade": string | null,"estado": string,"fim": string,"id": string,"inicio": string,"observacoes": string | null,"setor": string | null,"tomada_em": string | null,"tomada_por": string | null,"valor_centavos": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "clinica_id": string,"criado_em"?: string,"desistencia_horas"?: number,"especialidade"?: string | null,"estado"?: string,"fim": string,"id"?: string,"inicio": string,"observacoes"?: string | null,"setor"?: string | null,"tomada_em"?: string | null,"tomada_por"?: string | null,"valor_centavos"?: number | null
                  }
                  Update: {
                    "clinica_id"?: string,"criado_em"?: string,"desistencia_horas"?: number,"especialidade"?: string | null,"estado"?: string,"fim"?: string,"id"?: string,"inicio"?: string,"observacoes"?: string | null,"setor"?: string | null,"tomada_em"?: string | null,"tomada_por"?: string | null,"valor_centavos"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "vagas_de_plantao_clinica_id_fkey"
      columns: ["clinica_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "vagas_de_plantao_tomada_por_fkey"
      columns: ["tomada_por"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "abrir_anexo":
{ Args: { "p_anexo": string }; Returns: string
                           },
"abrir_assinado":
{ Args: { "p_acesso": string,"p_codigo": string,"p_endereco": unknown }; Returns: {
              "bloqueado_ate": string,"certo": boolean,"documento_id": string,"id": string,"sha256": string,"tipo": string
            }[]
                           },
"abrir_conversa":
{ Args: { "p_assunto": string,"p_paciente": string }; Returns: string
                           },
"abrir_correcao":
{ Args: { "p_motivo": string,"p_prontuario": string }; Returns: string
                           },
"abrir_documento_assinado":
{ Args: { "p_id": string }; Returns: string
                           },
"abrir_em_emergencia":
{ Args: { "p_motivo": string,"p_paciente": string }; Returns: string
                           },
"abrir_importacao":
{ Args: { "p_arquivo": string,"p_clinica": string,"p_id": string,"p_linhas": number }; Returns: {
              "arquivo": string,
"atualizados": number,
"clinica_id": string,
"criada_em": string,
"criada_por": string,
"criados": number,
"desfeita_em": string | null,
"desfeita_por": string | null,
"id": string,
"ignorados": number,
"linhas": number,
"recusados": number,
"removidos": number,
"situacao": string,
"terminada_em": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "importacoes"
        isOneToOne: false
        isSetofReturn: true
      } },
"abrir_minha_evolucao":
{ Args: { "p_id": string }; Returns: {
              "adendo": boolean,"autor_crm": string,"autor_crm_uf": string,"autor_especialidade": string,"autor_nome": string,"avaliacao": string,"clinica_nome": string,"diagnosticos": Json,"finalizado_em": string,"id": string,"objetivo": string,"ocorrido_em": string,"paciente_nome": string,"plano": string,"secoes_livres": Json,"sinais": Json,"subjetivo": string,"teleconsulta": boolean,"versao": number
            }[]
                           },
"abrir_passagem":
{ Args: { "p_codigo": string }; Returns: Json
                           },
"abrir_pedido_de_senha":
{ Args: { "p_email": string,"p_endereco": unknown }; Returns: {
              "bloqueado_ate": string,"enviar": boolean
            }[]
                           },
"abrir_pedido_do_escriba":
{ Args: { "p_clinica"?: string,"p_origem": string,"p_paciente"?: string,"p_tipo": string,"p_transcricao"?: string,"p_visita": string }; Returns: {
              "bloqueado_ate": string,"modelo_externo": boolean,"pedido": string
            }[]
                           },
"abrir_pergunta":
{ Args: { "p_clinica"?: string,"p_conferida"?: string,"p_contexto": string,"p_conversa": string,"p_paciente"?: string,"p_pergunta": string }; Returns: {
              "bloqueado_ate": string,"interacao": string,"modelo_externo": boolean
            }[]
                           },
"abrir_rascunho":
{ Args: { "p_assumir"?: boolean,"p_janela": string,"p_paciente": string,"p_rascunho": string }; Returns: Json
                           },
"abrir_registro":
{ Args: { "p_endereco": unknown }; Returns: string
                           },
"abrir_solicitacao":
{ Args: { "p_id": string,"p_paciente": string,"p_texto"?: string,"p_tipo": string }; Returns: string
                           },
"abrir_tentativa_de_codigo":
{ Args: { "p_aparelho": string,"p_codigo": string,"p_pessoa": string }; Returns: {
              "bloqueado_ate": string,"repetido": boolean,"tentativa": string
            }[]
                           },
"abrir_tentativa_login":
{ Args: { "p_aparelho": string,"p_email": string,"p_endereco": unknown }; Returns: {
              "bloqueado_ate": string,"tentativa": string
            }[]
                           },
"aceitar_convite":
{ Args: { "p_token": string }; Returns: string
                           },
"aceitar_oferta":
{ Args: { "p_agendamento": string,"p_observacoes"?: string }; Returns: {
              "antes_min": number,
"atualizado_em": string,
"chegada_em": string | null,
"clinica_id": string,
"criado_em": string,
"criado_por": string,
"depois_min": number,
"encaixe": boolean,
"fim": string,
"id": string,
"inicio": string,
"link_da_teleconsulta": string | null,
"lista_id": string | null,
"marcado_em": string,
"marcado_por": string,
"medico_id": string,
"motivo_do_encaixe": string | null,
"observacoes": string | null,
"ocupado": unknown,
"paciente_id": string,
"prontuario_id": string | null,
"remarcado_de": string | null,
"reserva_expira_em": string | null,
"sala_id": string | null,
"serie_id": string | null,
"status": string,
"teleconsulta": boolean,
"tipo_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "agendamentos"
        isOneToOne: false
        isSetofReturn: true
      } },
"aceitar_plantao":
{ Args: { "p_em_troca"?: string,"p_local"?: string,"p_oferta": string }; Returns: string
                           },
"acessos_ao_meu_prontuario":
{ Args: { "p_apos"?: string,"p_limite"?: number,"p_paciente": string }; Returns: {
              "acao": string,"clinica": string,"emergencia": boolean,"justificativa": string,"papel": string,"quando": string,"quem": string
            }[]
                           },
"acessos_da_clinica":
{ Args: { "p_apos_id"?: number,"p_apos_quando"?: string,"p_ate"?: string,"p_de"?: string,"p_limite"?: number,"p_paciente"?: string,"p_quem"?: string,"p_tipo"?: string }; Returns: {
              "acao": string,"emergencia": boolean,"id": number,"justificativa": string,"paciente_id": string,"paciente_nome": string,"papel": string,"quando": string,"quem_crm": string,"quem_crm_uf": string,"quem_nome": string,"restrito": boolean
            }[]
                           },
"agenda_de_hoje":
{ Args: { "p_clinica": string }; Returns: Json
                           },
"agenda_ligada":
{ Args: Record<PropertyKey, never>; Returns: {
              "conta_nome": string,"ligada_em": string
            }[]
                           },
"agendar":
{ Args: { "p_clinica": string,"p_fim"?: string,"p_inicio": string,"p_medico": string,"p_motivo_do_encaixe"?: string,"p_observacoes"?: string,"p_paciente": string,"p_sala"?: string,"p_tipo": string }; Returns: {
              "agendamento_id": string,"alternativas": Json,"conflito": string
            }[]
                           },
"agendar_serie":
{ Args: { "p_clinica": string,"p_duracao_min"?: number,"p_horarios": (string)[],"p_medico": string,"p_observacoes"?: string,"p_paciente": string,"p_sala"?: string,"p_so_conferir"?: boolean,"p_tipo": string }; Returns: {
              "agendamento_id": string,"conflito": string,"horario": string,"inicio": string
            }[]
                           },
"alternativas_de_horario":
{ Args: { "p_clinica": string,"p_inicio": string,"p_medico": string,"p_quantas"?: number,"p_tipo": string }; Returns: {
              "fim": string,"inicio": string,"medico_id": string,"sala_id": string
            }[]
                           },
"anexos_a_apagar":
{ Args: { "p_limite"?: number }; Returns: {
              "id": string,"objeto": string
            }[]
                           },
"anexos_da_minha_evolucao":
{ Args: { "p_id": string }; Returns: {
              "apagado_em": string | null,
"assunto": string | null,
"bytes": number,
"clinica_id": string | null,
"conferido_em": string | null,
"conversa_id": string | null,
"criado_em": string,
"criado_por": string,
"estado": string,
"id": string,
"inativado_em": string | null,
"mensagem_id": string | null,
"motivo_inativacao": string | null,
"motivo_recusa": string | null,
"nome": string,
"objeto": string,
"paciente_id": string | null,
"plantao_id": string | null,
"prontuario_id": string | null,
"publicado_em": string | null,
"removido_em": string | null,
"sha256": string | null,
"tipo": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "anexos"
        isOneToOne: false
        isSetofReturn: true
      } },
"ao_conferir_codigo":
{ Args: { "event": Json }; Returns: Json
                           },
"ao_conferir_senha":
{ Args: { "event": Json }; Returns: Json
                           },
"assinaturas_pendentes":
{ Args: { "p_desde"?: string,"p_limite"?: number }; Returns: {
              "clinica_id": string,"clinica_nome": string,"documento_id": string,"especie": string,"fuso": string,"paciente_id": string,"paciente_nome": string,"quando": string,"tipo": string,"total": number
            }[]
                           },
"atender":
{ Args: { "p_agendamento": string }; Returns: {
              "finalizado": boolean,"paciente_id": string,"prontuario_id": string
            }[]
                           },
"atendimentos_do_plantao_do_hospital":
{ Args: { "p_sessao": string }; Returns: {
              "chegada_em": string,"classificado_em": string,"cor": string,"desfecho": string,"estado": string,"posicao": number,"reavaliacoes": number,"saida_em": string
            }[]
                           },
"atendimentos_na_clinica":
{ Args: { "p_ate": string,"p_de": string }; Returns: {
              "fim": string,"inicio": string
            }[]
                           },
"atualizar_perfil":
{ Args: { "p_dados": Json }; Returns: Json
                           },
"autores_do_prontuario":
{ Args: { "p_paciente": string }; Returns: {
              "id": string,"nome": string
            }[]
                           },
"autorizacao_de_ia":
{ Args: { "p_clinica"?: string }; Returns: {
              "gravacoes": boolean,"perguntas": boolean
            }[]
                           },
"base_da_evolucao":
{ Args: { "p_evolucao": string }; Returns: Json
                           },
"base_da_passagem":
{ Args: { "p_passagem": string }; Returns: Json
                           },
"base_do_documento":
{ Args: { "p_documento": string }; Returns: Json
                           },
"buscar_apresentacoes":
{ Args: { "p_limite"?: number,"p_texto"?: string }; Returns: {
              "aproximada": boolean,"concentracao": string,"dcbs": (string)[],"documentos": (string)[],"embalagens": (string)[],"estado": string,"forma": string,"forma_texto": string,"generico": boolean,"gotas_por_ml": number,"id": string,"marca": string,"marcas": (string)[],"nao_partir": boolean,"nota": string,"pediatrica": string,"posologia": string,"rename": boolean,"sulcado": boolean,"uso": string,"uso_hospitalar": boolean,"via": string
            }[]
                           },
"buscar_medicos":
{ Args: { "p_limite"?: number,"p_termo": string }; Returns: {
              "crm": string,"crm_uf": string,"especialidade": string,"id": string,"nome": string
            }[]
                           },
"buscar_pacientes":
{ Args: { "p_apos_id"?: string,"p_apos_nome"?: string,"p_ativo"?: boolean,"p_clinica"?: string,"p_limite"?: number,"p_medico"?: string,"p_termo"?: string }; Returns: {
              "ativo": boolean,"clinica_id": string,"cns": string,"cpf": string,"data_nascimento": string,"data_obito": string,"id": string,"nome": string,"nome_ordem": string,"nome_social": string,"sexo": string,"telefone": string
            }[]
                           },
"buscar_passagens":
{ Args: { "p_modelo"?: string,"p_pergunta": string,"p_quantas"?: number,"p_vetor"?: (number)[] }; Returns: {
              "cobertura": number,"condicao": string,"documento_id": string,"ferramentas": (string)[],"fontes": Json,"id": string,"pontos": number,"responde": boolean,"texto": string,"titulo": string,"validade": string,"verificacao": string,"versao": string
            }[]
                           },
"buscar_plantonistas":
{ Args: { "p_termo": string }; Returns: {
              "crm": string,"crm_uf": string,"especialidade": string,"id": string,"nome": string
            }[]
                           },
"cancelar_documento":
{ Args: { "p_documento": string,"p_motivo": string }; Returns: string
                           },
"cancelar_serie":
{ Args: { "p_agendamento": string,"p_observacoes"?: string }; Returns: {
              "antes_min": number,
"atualizado_em": string,
"chegada_em": string | null,
"clinica_id": string,
"criado_em": string,
"criado_por": string,
"depois_min": number,
"encaixe": boolean,
"fim": string,
"id": string,
"inicio": string,
"link_da_teleconsulta": string | null,
"lista_id": string | null,
"marcado_em": string,
"marcado_por": string,
"medico_id": string,
"motivo_do_encaixe": string | null,
"observacoes": string | null,
"ocupado": unknown,
"paciente_id": string,
"prontuario_id": string | null,
"remarcado_de": string | null,
"reserva_expira_em": string | null,
"sala_id": string | null,
"serie_id": string | null,
"status": string,
"teleconsulta": boolean,
"tipo_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "agendamentos"
        isOneToOne: false
        isSetofReturn: true
      } },
"cancelar_solicitacao":
{ Args: { "p_id": string }; Returns: string
                           },
"cancelar_vaga":
{ Args: { "p_vaga": string }; Returns: string
                           },
"capa_do_prontuario":
{ Args: { "p_paciente": string }; Returns: Json
                           },
"cartoes_do_crm":
{ Args: { "p_apos_desde"?: string,"p_apos_id"?: string,"p_clinica": string,"p_filtro"?: Json,"p_limite"?: number,"p_por_coluna"?: boolean }; Returns: {
              "criado_em": string,"data_obito": string,"email": string,"estagio": string,"estagio_desde": string,"estagio_por": string,"etiquetas": (string)[],"id": string,"nome": string,"origem": string,"paciente_id": string,"proximo_atendimento": string,"proximo_contato": string,"responsavel_id": string,"revisao": number,"tarefas_abertas": number,"telefone": string,"ultima_visita_em": string
            }[]
                           },
"codigo_para_a_farmacia":
{ Args: { "p_documento": string }; Returns: {
              "acesso": string,"codigo": string,"expira_em": string
            }[]
                           },
"compartilhar_evolucao":
{ Args: { "p_prontuario": string }; Returns: string
                           },
"concluir_troca_de_plantao":
{ Args: { "p_aceita": boolean,"p_local"?: string,"p_oferta": string }; Returns: string
                           },
"conferir_convite":
{ Args: { "p_email": string,"p_tipo": string,"p_token": string }; Returns: string
                           },
"conferir_registro":
{ Args: { "p_cnpj"?: string,"p_cpf"?: string,"p_crm"?: string,"p_crm_uf"?: string,"p_email": string,"p_endereco": unknown,"p_tipo": string }; Returns: {
              "bloqueado_ate": string,"ocupado": boolean,"passe": string
            }[]
                           },
"confirmar_conta_de_paciente":
{ Args: { "p_conta": string }; Returns: string
                           },
"conflitos_de_plantao":
{ Args: { "p_fins": (string)[],"p_inicios": (string)[],"p_menos"?: string,"p_sobreaviso"?: boolean }; Returns: {
              "fim": string,"inicio": string,"local_nome": string,"posicao": number
            }[]
                           },
"consultar_arquivo_assinado":
{ Args: { "p_sha256": string }; Returns: Json
                           },
"consultar_assinatura":
{ Args: { "p_codigo": string,"p_endereco": unknown }; Returns: {
              "assinado": Json,"bloqueado_ate": string
            }[]
                           },
"consultar_convite":
{ Args: { "p_token": string }; Returns: {
              "clinica_nome": string,"expira_em": string,"tipo": string,"valido": boolean
            }[]
                           },
"contagem_do_crm":
{ Args: { "p_clinica": string,"p_filtro"?: Json }; Returns: {
              "estagio": string,"quantas": number
            }[]
                           },
"contar_conversas":
{ Args: { "p_clinica": string }; Returns: {
              "atrasadas": number,"nao_lidas": number,"sem_resposta": number
            }[]
                           },
"contar_retornos":
{ Args: { "p_clinica": string,"p_medico"?: string }; Returns: {
              "a_chamar": number,"faixa": string,"quantos": number
            }[]
                           },
"contas_do_paciente":
{ Args: { "p_paciente": string }; Returns: {
              "a_confirmar": boolean,"codigo_de": string,"conta_email": string,"conta_nome": string,"encerrado_em": string,"encerrado_por": string,"id": string,"pela_propria_conta": boolean,"vinculado_em": string
            }[]
                           },
"conversao_do_crm":
{ Args: { "p_ate": string,"p_clinica": string,"p_de": string }; Returns: {
              "agendado": number,"compareceu": number,"contato": number,"em_tratamento": number,"origem": string,"total": number
            }[]
                           },
"conversas_com_ia":
{ Args: { "p_paciente"?: string,"p_procurado"?: string }; Returns: {
              "id": string,"paciente_id": string,"perguntas": number,"titulo": string,"ultima_em": string
            }[]
                           },
"conversas_da_conta":
{ Args: Record<PropertyKey, never>; Returns: {
              "assunto": string,"clinica_id": string,"clinica_nome": string,"id": string,"nao_lidas": number,"paciente_id": string,"paciente_nome": string,"prazo_horas": number,"previa": string,"ultima_em": string,"ultimo_lado": string
            }[]
                           },
"criar_calendario_de_plantoes":
{ Args: { "p_avisar_antes": number }; Returns: string
                           },
"criar_codigo_de_agenda":
{ Args: Record<PropertyKey, never>; Returns: {
              "codigo": string,"expira_em": string
            }[]
                           },
"criar_codigo_de_paciente":
{ Args: { "p_paciente": string }; Returns: {
              "codigo": string,"expira_em": string,"id": string
            }[]
                           },
"criar_convite":
{ Args: { "p_email"?: string,"p_tipo": string,"p_validade_dias"?: number }; Returns: {
              "expira_em": string,"id": string,"token": string
            }[]
                           },
"definir_equipe_ativa":
{ Args: { "p_ativo": boolean,"p_pessoa": string }; Returns: string
                           },
"definir_meu_consentimento":
{ Args: { "p_canal": string,"p_paciente": string,"p_vale": boolean }; Returns: boolean
                           },
"definir_meu_consentimento_de_ia":
{ Args: { "p_consente": boolean,"p_inclui_audio"?: boolean,"p_responsavel"?: string }; Returns: boolean
                           },
"definir_minha_recusa_de_ia":
{ Args: { "p_paciente": string,"p_recusa": boolean }; Returns: boolean
                           },
"definir_minha_teleconsulta":
{ Args: { "p_paciente": string,"p_vale": boolean }; Returns: boolean
                           },
"definir_recusa_de_ia":
{ Args: { "p_paciente": string,"p_recusa": boolean }; Returns: boolean
                           },
"desfazer_importacao":
{ Args: { "p_importacao": string,"p_limite"?: number }; Returns: {
              "mantidos": number,"removidos": number,"restantes": number,"restaurados": number
            }[]
                           },
"desfazer_obito":
{ Args: { "p_paciente": string }; Returns: string
                           },
"desistir_da_vaga":
{ Args: { "p_plantao": string }; Returns: string
                           },
"desligar_agenda":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"dispensar":
{ Args: { "p_chave": string,"p_itens": Json,"p_prescricao": string,"p_quem": Json }; Returns: string
                           },
"emitir_no_papel":
{ Args: { "p_documentos": (string)[],"p_medico": string }; Returns: string[]
                           },
"encerrar_autorizacao_em_nuvem":
{ Args: { "p_id": string }; Returns: undefined
                           },
"encerrar_calendario_de_plantoes":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"encerrar_composicao":
{ Args: { "p_composicao": string }; Returns: string
                           },
"encerrar_conta_de_paciente":
{ Args: { "p_conta": string }; Returns: string
                           },
"encerrar_outras_sessoes":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"encerrar_planos_vencidos":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"encerrar_sessao":
{ Args: { "p_sessao": string }; Returns: undefined
                           },
"encerrar_tentativa_de_codigo":
{ Args: { "p_certa": boolean,"p_tentativa": string }; Returns: undefined
                           },
"encerrar_tentativa_login":
{ Args: { "p_certa": boolean,"p_tentativa": string }; Returns: undefined
                           },
"entrar_na_espera":
{ Args: { "p_medico"?: string,"p_paciente": string,"p_periodo"?: string,"p_tipo": string }; Returns: string
                           },
"enviar_mensagem":
{ Args: { "p_conversa": string,"p_id": string,"p_texto": string }; Returns: {
              "assunto": string,
"autor_id": string,
"autor_nome": string,
"clinica_id": string,
"conversa_id": string,
"criada_em": string,
"id": string,
"lado": string,
"numero": number,
"paciente_id": string,
"texto": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "mensagens"
        isOneToOne: false
        isSetofReturn: true
      } },
"enviar_mensagem_com_anexos":
{ Args: { "p_anexos": (string)[],"p_conversa": string,"p_id": string,"p_texto": string }; Returns: {
              "assunto": string,
"autor_id": string,
"autor_nome": string,
"clinica_id": string,
"conversa_id": string,
"criada_em": string,
"id": string,
"lado": string,
"numero": number,
"paciente_id": string,
"texto": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "mensagens"
        isOneToOne: false
        isSetofReturn: true
      } },
"equipe_de_cuidado":
{ Args: { "p_paciente": string }; Returns: {
              "medico_id": string,"motivo": string,"nome": string
            }[]
                           },
"espera_do_proximo_aviso":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"espera_para_vaga":
{ Args: { "p_clinica": string,"p_fim": string,"p_inicio": string,"p_medico": string }; Returns: {
              "a_partir_de": string | null,
"ate": string | null,
"atualizado_em": string,
"clinica_id": string,
"criado_em": string,
"criado_por": string,
"dias_da_semana": (number)[],
"id": string,
"medico_id": string | null,
"observacoes": string | null,
"paciente_id": string,
"periodo": string,
"prioridade": number,
"status": string,
"tipo_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "lista_de_espera"
        isOneToOne: false
        isSetofReturn: true
      } },
"estatisticas_da_agenda":
{ Args: { "p_ate": string,"p_clinica": string,"p_de": string,"p_medico": string }; Returns: {
              "agendados": number,"cancelados": number,"confirmados": number,"dia": string,"em_atendimento": number,"faltas": number,"minutos_ocupados": number,"minutos_oferecidos": number,"pacientes_novos": number,"realizados": number,"remarcados": number
            }[]
                           },
"estrutura_da_agenda":
{ Args: { "p_clinica": string }; Returns: Json
                           },
"etiquetas_do_crm":
{ Args: { "p_clinica": string }; Returns: string[]
                           },
"fechar_rascunho":
{ Args: { "p_janela": string,"p_rascunho": string }; Returns: undefined
                           },
"finalizar_plantao":
{ Args: { "p_fim": string,"p_motivo"?: string,"p_sessao": string }; Returns: {
              "criado_em": string,
"data_fim": string | null,
"finalizada_no_servidor_em": string | null,
"hospital_id": string | null,
"id": string,
"inicio": string,
"local_id": string | null,
"local_nome": string | null,
"medico_id": string,
"motivo": string | null,
"status": string
            }
                          SetofOptions: {
        from: "*"
        to: "sessoes_plantao"
        isOneToOne: true
        isSetofReturn: false
      } },
"folha_de_rosto":
{ Args: { "p_paciente": string }; Returns: Json
                           },
"gravar_vetores":
{ Args: { "p_modelo": string,"p_vetores": Json }; Returns: number
                           },
"guardar_autorizacao_em_nuvem":
{ Args: { "p_ate": string,"p_id": string,"p_segredo": string }; Returns: string
                           },
"guardar_numeros_do_sncr":
{ Args: { "p_medico": string,"p_numeros": (string)[],"p_tipo": string }; Returns: number
                           },
"horarios_livres":
{ Args: { "p_ate": string,"p_clinica": string,"p_de": string,"p_limite"?: number,"p_medico": string,"p_tipo": string }; Returns: {
              "fim": string,"inicio": string,"medico_id": string,"sala_id": string
            }[]
                           },
"horarios_para_o_paciente":
{ Args: { "p_agendamento"?: string,"p_ate": string,"p_de": string,"p_medico": string,"p_paciente": string,"p_tipo": string }; Returns: {
              "fim": string,"inicio": string,"medico_id": string,"medico_nome": string
            }[]
                           },
"importar_apresentacoes":
{ Args: { "p_documento": string,"p_linhas": Json }; Returns: {
              "mudadas": number,"novas": number
            }[]
                           },
"importar_pacientes":
{ Args: { "p_importacao": string,"p_linhas": Json }; Returns: {
              "motivo": string,"numero": number,"paciente_id": string,"resultado": string
            }[]
                           },
"importar_protocolo":
{ Args: { "p_documento": Json,"p_passagens": Json }; Returns: string
                           },
"inativar_anexo":
{ Args: { "p_anexo": string,"p_motivo": string }; Returns: string
                           },
"inativar_evolucao":
{ Args: { "p_motivo": string,"p_prontuario": string }; Returns: string
                           },
"iniciar_plantao":
{ Args: { "p_inicio": string,"p_local"?: string,"p_local_nome"?: string,"p_sessao": string }; Returns: {
              "criado_em": string,
"data_fim": string | null,
"finalizada_no_servidor_em": string | null,
"hospital_id": string | null,
"id": string,
"inicio": string,
"local_id": string | null,
"local_nome": string | null,
"medico_id": string,
"motivo": string | null,
"status": string
            }
                          SetofOptions: {
        from: "*"
        to: "sessoes_plantao"
        isOneToOne: true
        isSetofReturn: false
      } },
"inicio_do_prontuario":
{ Args: { "p_paciente": string }; Returns: Json
                           },
"ligar_local":
{ Args: { "p_hospital": string,"p_local": string }; Returns: string
                           },
"linha_do_tempo":
{ Args: { "p_antes_em"?: string,"p_antes_id"?: string,"p_ate"?: string,"p_autor"?: string,"p_com_diagnostico"?: boolean,"p_de"?: string,"p_limite"?: number,"p_paciente": string,"p_texto"?: string }; Returns: {
              "adendo_de": string | null,
"altura_cm": number | null,
"atualizado_em": string,
"autor_crm": string | null,
"autor_crm_uf": string | null,
"autor_especialidade": string | null,
"autor_id": string,
"autor_nome": string,
"avaliacao": string,
"clinica_id": string,
"consentimento_da_teleconsulta": string | null,
"corrige_id": string | null,
"criado_em": string,
"diagnosticos": NonNullable<Json>,
"dor": number | null,
"entrada_id": string,
"finalizado_em": string | null,
"frequencia_cardiaca": number | null,
"frequencia_respiratoria": number | null,
"glicemia": number | null,
"id": string,
"inativado_em": string | null,
"janela": string | null,
"motivo_correcao": string | null,
"motivo_inativacao": string | null,
"objetivo": string,
"ocorrido_em": string,
"paciente_id": string,
"peso_kg": number | null,
"plano": string,
"pressao_diastolica": number | null,
"pressao_sistolica": number | null,
"revisao": number,
"saturacao": number | null,
"secoes_livres": NonNullable<Json>,
"status": string,
"subjetivo": string,
"substituido_por": string | null,
"teleconsulta": boolean,
"temperatura": number | null,
"versao": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "prontuarios"
        isOneToOne: false
        isSetofReturn: true
      } },
"linhas_da_semana":
{ Args: { "p_clinica": string,"p_quais": string }; Returns: {
              "id": string,"inicio": string,"medico": string,"medico_id": string,"paciente": string,"paciente_id": string
            }[]
                           },
"link_pede_codigo":
{ Args: { "p_token": string }; Returns: boolean
                           },
"lista_de_aniversariantes":
{ Args: { "p_apos_id"?: string,"p_apos_ordem"?: string,"p_canal": string,"p_clinica": string,"p_finalidade": string,"p_limite"?: number,"p_mes": number }; Returns: {
              "aniversario": string,"contato": string,"nome": string,"ordem": string,"paciente_id": string,"ultima_visita": string
            }[]
                           },
"lista_sem_retorno":
{ Args: { "p_apos_id"?: string,"p_apos_ordem"?: string,"p_canal": string,"p_clinica": string,"p_finalidade": string,"p_limite"?: number,"p_meses"?: number }; Returns: {
              "aniversario": string,"contato": string,"nome": string,"ordem": string,"paciente_id": string,"ultima_visita": string
            }[]
                           },
"listar_conversas":
{ Args: { "p_apos_em"?: string,"p_apos_id"?: string,"p_assunto"?: string,"p_clinica": string,"p_filtro"?: string,"p_limite"?: number }; Returns: {
              "assunto": string,"id": string,"nao_lidas": number,"paciente_id": string,"paciente_nome": string,"previa": string,"responder_ate": string,"ultima_em": string,"ultimo_lado": string
            }[]
                           },
"listar_retornos":
{ Args: { "p_apos_data"?: string,"p_apos_em"?: string,"p_apos_id"?: string,"p_clinica": string,"p_faixa": string,"p_limite"?: number,"p_medico"?: string }; Returns: {
              "desde": string,"encerrado_em": string,"id": string,"medico_id": string,"medico_nome": string,"motivo": string,"motivo_da_dispensa": string,"origem_id": string,"paciente_id": string,"paciente_nome": string,"prevista_para": string,"proximo_agendamento": string,"status": string,"telefone": string,"tem_conta": boolean
            }[]
                           },
"marcar_anexos_apagados":
{ Args: { "p_anexos": (string)[] }; Returns: number
                           },
"marcar_conversa_lida":
{ Args: { "p_ate": number,"p_conversa": string }; Returns: number
                           },
"meu_cadastro":
{ Args: { "p_paciente": string }; Returns: {
              "atualizado_em": string,"bairro": string,"cep": string,"cidade": string,"cns": string,"complemento": string,"cpf": string,"criado_em": string,"data_nascimento": string,"email": string,"logradouro": string,"medico_responsavel": string,"naturalidade": string,"nome": string,"nome_mae": string,"nome_social": string,"numero": string,"sexo": string,"telefone": string,"uf": string
            }[]
                           },
"meu_consentimento_de_ia":
{ Args: Record<PropertyKey, never>; Returns: {
              "dado_em": string,"documento": string,"inclui_audio": boolean,"responsavel": string,"retirado_em": string
            }[]
                           },
"meu_segundo_fator":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"meus_agendamentos":
{ Args: { "p_antes_de"?: string,"p_antes_id"?: string,"p_limite"?: number,"p_passados"?: boolean }; Returns: {
              "cancelar_ate": string,"clinica_id": string,"clinica_nome": string,"clinica_telefone": string,"especialidade": string,"fim": string,"fuso": string,"id": string,"inicio": string,"link": string,"medico_id": string,"medico_nome": string,"orientacoes": string,"paciente_id": string,"paciente_nome": string,"quem_confirma": string,"remarcar_ate": string,"reserva_expira_em": string,"sala_nome": string,"status": string,"teleconsulta": boolean,"tipo_id": string,"tipo_nome": string
            }[]
                           },
"meus_consentimentos":
{ Args: Record<PropertyKey, never>; Returns: {
              "canal": string,"clinica_id": string,"clinica_nome": string,"como": string,"dado_em": string,"origem": string,"paciente_id": string,"retirado_em": string,"vale": boolean
            }[]
                           },
"meus_documentos":
{ Args: { "p_antes_de"?: string,"p_limite"?: number }; Returns: {
              "assinado_id": string,"assinatura": string,"cancelada_em": string,"clinica_nome": string,"conteudo": Json,"emitida_em": string,"especie": string,"id": string,"medico_crm": string,"medico_crm_uf": string,"medico_nome": string,"paciente_nome": string,"situacao": string,"sncr": string,"tipo": string,"valida_ate": string
            }[]
                           },
"meus_vinculos":
{ Args: Record<PropertyKey, never>; Returns: {
              "a_confirmar": boolean,"aceita_pedido": boolean,"clinica_id": string,"clinica_nome": string,"clinica_telefone": string,"conta_id": string,"fuso": string,"paciente_id": string,"paciente_nome": string,"vinculado_em": string
            }[]
                           },
"minha_autorizacao_em_nuvem":
{ Args: Record<PropertyKey, never>; Returns: {
              "ate": string,"id": string,"provedor": string,"segredo": string
            }[]
                           },
"minha_espera":
{ Args: Record<PropertyKey, never>; Returns: {
              "clinica_id": string,"clinica_nome": string,"criado_em": string,"id": string,"medico_nome": string,"paciente_id": string,"paciente_nome": string,"periodo": string,"tipo_id": string,"tipo_nome": string
            }[]
                           },
"minhas_clinicas":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"minhas_evolucoes":
{ Args: { "p_antes_de"?: string,"p_limite"?: number }; Returns: {
              "adendo": boolean,"autor_especialidade": string,"autor_nome": string,"clinica_nome": string,"compartilhada_em": string,"id": string,"nova": boolean,"ocorrido_em": string,"paciente_id": string,"paciente_nome": string,"versao": number
            }[]
                           },
"minhas_recusas_de_ia":
{ Args: Record<PropertyKey, never>; Returns: {
              "paciente_id": string,"pelo_paciente": boolean,"recusada_em": string
            }[]
                           },
"minhas_sessoes":
{ Args: Record<PropertyKey, never>; Returns: {
              "atual": boolean,"criada_em": string,"id": string,"navegador": string,"usada_em": string
            }[]
                           },
"modelo_de_agenda":
{ Args: { "p_especialidade": string }; Returns: {
              "cor": string,"duracao_min": number,"nome": string
            }[]
                           },
"montar_agenda":
{ Args: { "p_clinica": string,"p_especialidade": string }; Returns: undefined
                           },
"mudar_retorno":
{ Args: { "p_motivo"?: string,"p_retorno": string,"p_status": string }; Returns: string
                           },
"mudar_status":
{ Args: { "p_agendamento": string,"p_observacoes"?: string,"p_status": string }; Returns: {
              "antes_min": number,
"atualizado_em": string,
"chegada_em": string | null,
"clinica_id": string,
"criado_em": string,
"criado_por": string,
"depois_min": number,
"encaixe": boolean,
"fim": string,
"id": string,
"inicio": string,
"link_da_teleconsulta": string | null,
"lista_id": string | null,
"marcado_em": string,
"marcado_por": string,
"medico_id": string,
"motivo_do_encaixe": string | null,
"observacoes": string | null,
"ocupado": unknown,
"paciente_id": string,
"prontuario_id": string | null,
"remarcado_de": string | null,
"reserva_expira_em": string | null,
"sala_id": string | null,
"serie_id": string | null,
"status": string,
"teleconsulta": boolean,
"tipo_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "agendamentos"
        isOneToOne: false
        isSetofReturn: true
      } },
"numerar_documento":
{ Args: { "p_documento": string,"p_medico": string,"p_simulado": boolean,"p_tipo": string }; Returns: string
                           },
"oferecer_plantao":
{ Args: { "p_para"?: string,"p_plantao": string,"p_recado"?: string,"p_tipo": string }; Returns: string
                           },
"ofertar_vaga":
{ Args: { "p_inicio": string,"p_lista": string,"p_medico": string,"p_sala"?: string }; Returns: {
              "antes_min": number,
"atualizado_em": string,
"chegada_em": string | null,
"clinica_id": string,
"criado_em": string,
"criado_por": string,
"depois_min": number,
"encaixe": boolean,
"fim": string,
"id": string,
"inicio": string,
"link_da_teleconsulta": string | null,
"lista_id": string | null,
"marcado_em": string,
"marcado_por": string,
"medico_id": string,
"motivo_do_encaixe": string | null,
"observacoes": string | null,
"ocupado": unknown,
"paciente_id": string,
"prontuario_id": string | null,
"remarcado_de": string | null,
"reserva_expira_em": string | null,
"sala_id": string | null,
"serie_id": string | null,
"status": string,
"teleconsulta": boolean,
"tipo_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "agendamentos"
        isOneToOne: false
        isSetofReturn: true
      } },
"ofertas_de_plantao_comigo":
{ Args: Record<PropertyKey, never>; Returns: {
              "cidade": string,"colega_crm": string,"colega_nome": string,"criado_em": string,"de_crm": string,"de_nome": string,"estado": string,"fim": string,"fuso": string,"id": string,"inicio": string,"local_nome": string,"meu_local_id": string,"minha": boolean,"ocupado": boolean,"para_todos": boolean,"plantao_id": string,"recado": string,"setor": string,"sobreaviso": boolean,"tipo": string,"troca_fim": string,"troca_fuso": string,"troca_inicio": string,"troca_local": string,"valor_centavos": number
            }[]
                           },
"opcoes_de_pedido":
{ Args: { "p_paciente": string }; Returns: {
              "duracao_min": number,"especialidade": string,"medico_id": string,"medico_nome": string,"orientacoes": string,"teleconsulta": boolean,"tipo_id": string,"tipo_nome": string
            }[]
                           },
"pacientes_para_identificar":
{ Args: { "p_sessao": string,"p_termo": string }; Returns: {
              "cpf_parcial": string,"data_nascimento": string,"data_obito": string,"id": string,"nome": string,"nome_mae": string,"nome_social": string
            }[]
                           },
"pacientes_semelhantes":
{ Args: { "p_clinica": string,"p_cns"?: string,"p_cpf"?: string,"p_data_nascimento"?: string,"p_exceto"?: string,"p_nome": string,"p_telefone"?: string }; Returns: {
              "cpf": string,"data_nascimento": string,"id": string,"motivo": string,"nome": string,"nome_social": string,"telefone": string
            }[]
                           },
"painel_da_semana":
{ Args: { "p_clinica": string }; Returns: Json
                           },
"painel_do_dia":
{ Args: { "p_clinica": string }; Returns: Json
                           },
"passagens_sem_vetor":
{ Args: { "p_modelo": string,"p_quantas": number }; Returns: {
              "id": string,"resumo": string,"texto": string
            }[]
                           },
"pedir_agendamento":
{ Args: { "p_id": string,"p_inicio": string,"p_medico": string,"p_observacoes"?: string,"p_paciente": string,"p_tipo": string }; Returns: string
                           },
"pedir_autorizacao_em_nuvem":
{ Args: { "p_estado": string,"p_provedor": string,"p_segredo": string }; Returns: string
                           },
"plantoes_do_calendario":
{ Args: { "p_chave": string }; Returns: {
              "alterado_em": string,"avisar_antes_min": number,"bloqueado_ate": string,"cidade": string,"endereco": string,"fim": string,"id": string,"inicio": string,"local_nome": string,"sequencia": number,"setor": string,"sobreaviso": boolean,"vale": boolean
            }[]
                           },
"plantoes_do_hospital":
{ Args: { "p_ate": string,"p_de": string }; Returns: {
              "abertos": number,"atendimentos": number,"cores": Json,"data_fim": string,"desfechos": Json,"id": string,"inicio": string,"local_nome": string,"medico_crm": string,"medico_nome": string
            }[]
                           },
"plantoes_do_mes":
{ Args: { "p_ate": string,"p_de": string }; Returns: {
              "atendimentos": number,"data_fim": string,"id": string,"inicio": string,"local_id": string,"local_nome": string,"status": string
            }[]
                           },
"plantoes_do_paciente":
{ Args: { "p_paciente": string }; Returns: {
              "chegada_em": string,"desfecho": string,"id": string,"local_nome": string,"medico_crm": string,"medico_nome": string,"saida_em": string
            }[]
                           },
"preparar_documentos":
{ Args: { "p_composicao": string,"p_documentos": Json,"p_revisao": number }; Returns: {
              "achados": NonNullable<Json>,
"assinatura": string | null,
"cancelada_em": string | null,
"cancelada_por": string | null,
"clinica_id": string,
"composicao_id": string,
"conteudo": NonNullable<Json>,
"criado_em": string,
"dispensada_em": string | null,
"emitida_em": string | null,
"especie": string | null,
"estado": string,
"id": string,
"medico_crm": string | null,
"medico_crm_uf": string | null,
"medico_especialidade": string | null,
"medico_id": string,
"medico_nome": string,
"motivo_do_cancelamento": string | null,
"numero_sncr": string | null,
"ordem": number,
"paciente_id": string,
"prontuario_id": string | null,
"sncr": string,
"tipo": string,
"valida_ate": string | null,
"validade_dias": number | null,
"vias": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "prescricoes"
        isOneToOne: false
        isSetofReturn: true
      } },
"primeiros_passos":
{ Args: { "p_clinica": string }; Returns: Json
                           },
"quem_acessou":
{ Args: { "p_paciente": string }; Returns: {
              "id": string,"nome": string
            }[]
                           },
"quem_acessou_na_clinica":
{ Args: Record<PropertyKey, never>; Returns: {
              "id": string,"nome": string
            }[]
                           },
"quem_escreve":
{ Args: { "p_paciente": string }; Returns: {
              "desde": string,"id": string,"nome": string
            }[]
                           },
"receber_passagem":
{ Args: { "p_codigo": string,"p_em": string,"p_sintese": string }; Returns: Json
                           },
"receber_retorno_da_nuvem":
{ Args: { "p_estado": string }; Returns: {
              "id": string,"provedor": string,"segredo": string
            }[]
                           },
"receita_a_dispensar":
{ Args: { "p_prescricao": string }; Returns: Json
                           },
"recusar_oferta":
{ Args: { "p_agendamento": string,"p_observacoes"?: string }; Returns: {
              "antes_min": number,
"atualizado_em": string,
"chegada_em": string | null,
"clinica_id": string,
"criado_em": string,
"criado_por": string,
"depois_min": number,
"encaixe": boolean,
"fim": string,
"id": string,
"inicio": string,
"link_da_teleconsulta": string | null,
"lista_id": string | null,
"marcado_em": string,
"marcado_por": string,
"medico_id": string,
"motivo_do_encaixe": string | null,
"observacoes": string | null,
"ocupado": unknown,
"paciente_id": string,
"prontuario_id": string | null,
"remarcado_de": string | null,
"reserva_expira_em": string | null,
"sala_id": string | null,
"serie_id": string | null,
"status": string,
"teleconsulta": boolean,
"tipo_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "agendamentos"
        isOneToOne: false
        isSetofReturn: true
      } },
"recusar_plantao":
{ Args: { "p_oferta": string }; Returns: string
                           },
"registrar_acesso":
{ Args: { "p_acao": string,"p_paciente": string,"p_prontuario"?: string }; Returns: boolean
                           },
"registrar_assinatura":
{ Args: { "p_dados": Json,"p_id": string,"p_medico": string,"p_tipo": string }; Returns: {
              "acesso": string,"assinado_em": string,"codigo": string,"id": string
            }[]
                           },
"registrar_chegada":
{ Args: { "p_agendamento": string,"p_chegou"?: boolean }; Returns: {
              "antes_min": number,
"atualizado_em": string,
"chegada_em": string | null,
"clinica_id": string,
"criado_em": string,
"criado_por": string,
"depois_min": number,
"encaixe": boolean,
"fim": string,
"id": string,
"inicio": string,
"link_da_teleconsulta": string | null,
"lista_id": string | null,
"marcado_em": string,
"marcado_por": string,
"medico_id": string,
"motivo_do_encaixe": string | null,
"observacoes": string | null,
"ocupado": unknown,
"paciente_id": string,
"prontuario_id": string | null,
"remarcado_de": string | null,
"reserva_expira_em": string | null,
"sala_id": string | null,
"serie_id": string | null,
"status": string,
"teleconsulta": boolean,
"tipo_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "agendamentos"
        isOneToOne: false
        isSetofReturn: true
      } },
"registrar_conferencia":
{ Args: { "p_anexo": string,"p_recusa": string,"p_sha256": string }; Returns: string
                           },
"registrar_consentimento_do_escriba":
{ Args: { "p_clinica"?: string,"p_decisao": string,"p_id": string,"p_paciente"?: string,"p_versao": string,"p_visita": string }; Returns: string
                           },
"registrar_entrada":
{ Args: { "p_aparelho": string,"p_navegador": string,"p_sessao": string }; Returns: undefined
                           },
"registrar_meu_cpf":
{ Args: { "p_cpf": string }; Returns: {
              "bloqueado_ate": string,"registrado": boolean
            }[]
                           },
"registrar_obito":
{ Args: { "p_cancelar_atendimentos"?: boolean,"p_data": string,"p_paciente": string }; Returns: number
                           },
"registrar_uso_da_resposta":
{ Args: { "p_decisao": string,"p_destino": string,"p_interacao": string }; Returns: string
                           },
"registrar_uso_do_escriba":
{ Args: { "p_decisao": string,"p_destino": string,"p_pedido": string,"p_sugestao": string }; Returns: string
                           },
"remarcar":
{ Args: { "p_agendamento": string,"p_fim"?: string,"p_inicio": string,"p_medico"?: string,"p_motivo"?: string,"p_motivo_do_encaixe"?: string,"p_sala"?: string }; Returns: {
              "antes_min": number,
"atualizado_em": string,
"chegada_em": string | null,
"clinica_id": string,
"criado_em": string,
"criado_por": string,
"depois_min": number,
"encaixe": boolean,
"fim": string,
"id": string,
"inicio": string,
"link_da_teleconsulta": string | null,
"lista_id": string | null,
"marcado_em": string,
"marcado_por": string,
"medico_id": string,
"motivo_do_encaixe": string | null,
"observacoes": string | null,
"ocupado": unknown,
"paciente_id": string,
"prontuario_id": string | null,
"remarcado_de": string | null,
"reserva_expira_em": string | null,
"sala_id": string | null,
"serie_id": string | null,
"status": string,
"teleconsulta": boolean,
"tipo_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "agendamentos"
        isOneToOne: false
        isSetofReturn: true
      } },
"remover_anexo":
{ Args: { "p_anexo": string }; Returns: string
                           },
"remover_exemplos":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"repetidos_na_importacao":
{ Args: { "p_clinica": string,"p_linhas": Json }; Returns: {
              "cns": string,"cpf": string,"data_nascimento": string,"motivo": string,"nome": string,"numero": number,"paciente_id": string
            }[]
                           },
"reservar_anexo":
{ Args: { "p_bytes": number,"p_conversa"?: string,"p_nome": string,"p_plantao"?: string,"p_prontuario"?: string,"p_tipo": string }; Returns: {
              "id": string,"objeto": string
            }[]
                           },
"reservar_codigo":
{ Args: { "p_id": string,"p_tipo": string }; Returns: {
              "acesso": string,"codigo": string
            }[]
                           },
"responder_pedido_do_escriba":
{ Args: { "p_modelo": string,"p_pedido": string,"p_provedor": string,"p_resultado": Json,"p_versao": string }; Returns: boolean
                           },
"responder_pergunta":
{ Args: { "p_interacao": string,"p_resposta": Json }; Returns: undefined
                           },
"responder_solicitacao":
{ Args: { "p_atendida": boolean,"p_id": string,"p_resposta": string }; Returns: string
                           },
"responder_vinculo":
{ Args: { "p_aceita": boolean,"p_vinculo": string }; Returns: string
                           },
"restringir_acesso":
{ Args: { "p_motivo": string,"p_paciente": string }; Returns: string
                           },
"retirar_evolucao":
{ Args: { "p_prontuario": string }; Returns: string
                           },
"retirar_plantao":
{ Args: { "p_oferta": string }; Returns: string
                           },
"retirar_protocolo":
{ Args: { "p_id": string }; Returns: boolean
                           },
"retirar_restricao":
{ Args: { "p_motivo": string,"p_paciente": string }; Returns: string
                           },
"sair_da_espera":
{ Args: { "p_lista": string }; Returns: string
                           },
"salvar_atendimento":
{ Args: { "p_atendimento": string,"p_dados": Json,"p_revisao": number,"p_sessao": string }; Returns: {
              "atualizado_em": string,
"chegada_em": string,
"classificado_em": string | null,
"clinico": NonNullable<Json>,
"cor": string | null,
"criado_em": string,
"descricao": string,
"desfecho": string | null,
"desfecho_dados": Json | null,
"estado": string,
"id": string,
"idade_anos": number | null,
"medico_id": string,
"paciente_id": string | null,
"revisao": number,
"sessao_id": string,
"sexo": string | null,
"sinais": NonNullable<Json>
            }
                          SetofOptions: {
        from: "*"
        to: "atendimentos"
        isOneToOne: true
        isSetofReturn: false
      } },
"salvar_passagem":
{ Args: { "p_dados": Json,"p_passagem": string,"p_revisao": number,"p_sessao": string }; Returns: {
              "assinada_em": string | null,
"atualizado_em": string,
"codigo": string,
"criado_em": string,
"entregue_em": string | null,
"id": string,
"medico_id": string,
"pacientes": NonNullable<Json>,
"recebida_em": string | null,
"recebida_por": string | null,
"revisao": number,
"sessao_id": string,
"sintese": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "passagens_de_plantao"
        isOneToOne: true
        isSetofReturn: false
      } },
"salvar_reavaliacao":
{ Args: { "p_atendimento": string,"p_dados": Json,"p_reavaliacao": string,"p_revisao": number }; Returns: {
              "atendimento_id": string,
"atualizado_em": string,
"conduta": string | null,
"criado_em": string,
"feita_em": string | null,
"id": string,
"medico_id": string,
"prevista_em": string,
"proxima_em": string | null,
"resposta": string | null,
"revisao": number,
"sinais": NonNullable<Json>
            }
                          SetofOptions: {
        from: "*"
        to: "reavaliacoes"
        isOneToOne: true
        isSetofReturn: false
      } },
"segredo_do_aparelho":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"sinais_no_tempo":
{ Args: { "p_limite"?: number,"p_paciente": string }; Returns: {
              "adendo_de": string | null,
"altura_cm": number | null,
"atualizado_em": string,
"autor_crm": string | null,
"autor_crm_uf": string | null,
"autor_especialidade": string | null,
"autor_id": string,
"autor_nome": string,
"avaliacao": string,
"clinica_id": string,
"consentimento_da_teleconsulta": string | null,
"corrige_id": string | null,
"criado_em": string,
"diagnosticos": NonNullable<Json>,
"dor": number | null,
"entrada_id": string,
"finalizado_em": string | null,
"frequencia_cardiaca": number | null,
"frequencia_respiratoria": number | null,
"glicemia": number | null,
"id": string,
"inativado_em": string | null,
"janela": string | null,
"motivo_correcao": string | null,
"motivo_inativacao": string | null,
"objetivo": string,
"ocorrido_em": string,
"paciente_id": string,
"peso_kg": number | null,
"plano": string,
"pressao_diastolica": number | null,
"pressao_sistolica": number | null,
"revisao": number,
"saturacao": number | null,
"secoes_livres": NonNullable<Json>,
"status": string,
"subjetivo": string,
"substituido_por": string | null,
"teleconsulta": boolean,
"temperatura": number | null,
"versao": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "prontuarios"
        isOneToOne: false
        isSetofReturn: true
      } },
"situacao_de_acesso":
{ Args: { "p_paciente": string }; Returns: {
              "desde": string,"emergencia_ate": string,"motivo": string,"oculto": boolean,"restrito": boolean
            }[]
                           },
"tem_vetores":
{ Args: { "p_modelo": string }; Returns: boolean
                           },
"terminar_importacao":
{ Args: { "p_importacao": string }; Returns: {
              "arquivo": string,
"atualizados": number,
"clinica_id": string,
"criada_em": string,
"criada_por": string,
"criados": number,
"desfeita_em": string | null,
"desfeita_por": string | null,
"id": string,
"ignorados": number,
"linhas": number,
"recusados": number,
"removidos": number,
"situacao": string,
"terminada_em": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "importacoes"
        isOneToOne: false
        isSetofReturn: true
      } },
"tomar_vaga":
{ Args: { "p_vaga": string }; Returns: string
                           },
"usar_codigo_de_agenda":
{ Args: { "p_codigo": string }; Returns: string
                           },
"usar_codigo_de_paciente":
{ Args: { "p_codigo": string }; Returns: {
              "clinica_id": string,"clinica_nome": string,"erro": string,"paciente_id": string
            }[]
                           },
"usuario_atual":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"vagas_abertas":
{ Args: Record<PropertyKey, never>; Returns: {
              "desistencia_horas": number,"especialidade": string,"fim": string,"fuso": string,"hospital_nome": string,"id": string,"inicio": string,"observacoes": string,"ocupado": boolean,"setor": string,"valor_centavos": number
            }[]
                           },
"vincular_lead":
{ Args: { "p_oportunidade": string,"p_paciente": string }; Returns: string
                           },
"vinculos_a_aceitar":
{ Args: Record<PropertyKey, never>; Returns: {
              "crm": string,"crm_uf": string,"especialidade": string,"id": string,"medico_id": string,"nome": string,"pedido_em": string
            }[]
                           },
"vinculos_do_medico":
{ Args: Record<PropertyKey, never>; Returns: {
              "clinica_id": string,"clinica_nome": string,"clinica_tipo": string,"desde": string,"id": string,"vigente": boolean
            }[]
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const

/** By table, the columns that the grants let whoever is signed in write. */
export type Grants = {
  "acessos_de_emergencia": { Insert: never, Update: never }
  "acessos_prontuario": { Insert: never, Update: never }
  "agenda_regras": { Insert: "cancelamento_ate_horas" | "clinica_id" | "fuso" | "oferta_expira_minutos" | "pedido_pelo_paciente" | "remarcacao_ate_horas", Update: "cancelamento_ate_horas" | "fuso" | "oferta_expira_minutos" | "pedido_pelo_paciente" | "remarcacao_ate_horas" | "revisao" }
  "agendamento_eventos": { Insert: never, Update: never }
  "agendamentos": { Insert: "clinica_id" | "encaixe" | "fim" | "id" | "inicio" | "medico_id" | "motivo_do_encaixe" | "observacoes" | "paciente_id" | "sala_id" | "serie_id" | "tipo_id", Update: "link_da_teleconsulta" | "observacoes" | "prontuario_id" | "sala_id" }
  "anexos": { Insert: never, Update: never }
  "apresentacoes": { Insert: never, Update: never }
  "assinaturas": { Insert: never, Update: never }
  "atalhos_de_texto": { Insert: "atalho" | "id" | "medico_id" | "texto", Update: "atalho" | "ativo" | "texto" }
  "atendimentos": { Insert: never, Update: never }
  "base_documentos": { Insert: never, Update: never }
  "base_passagens": { Insert: never, Update: never }
  "bloqueios_de_agenda": { Insert: "clinica_id" | "fim" | "id" | "inicio" | "medico_id" | "motivo" | "observacao", Update: "ativo" | "fim" | "inicio" | "motivo" | "observacao" }
  "calculos": { Insert: "clinica_id" | "entrada" | "ferramenta" | "id" | "interpretacao" | "paciente_id" | "prontuario_id" | "proveniencia" | "resultado" | "unidades" | "versao", Update: "motivo_da_anulacao" }
  "calendarios_de_plantao": { Insert: never, Update: "avisar_antes_min" }
  "clinica_medicos": { Insert: "ativo" | "clinica_id" | "medico_id", Update: "ativo" }
  "clinica_medicos_eventos": { Insert: never, Update: never }
  "codigos_de_paciente": { Insert: never, Update: never }
  "composicoes": { Insert: "clinica_id" | "conteudo" | "id" | "paciente_id" | "prontuario_id", Update: "conteudo" | "revisao" }
  "consentimentos_de_contato": { Insert: "canal" | "clinica_id" | "como" | "finalidade" | "id" | "oportunidade_id" | "paciente_id", Update: "retirado_em" }
  "consentimentos_de_teleconsulta": { Insert: never, Update: never }
  "conversa_regras": { Insert: "clinica_id" | "prazo_administrativo_horas" | "prazo_clinico_horas", Update: "clinica_id" | "prazo_administrativo_horas" | "prazo_clinico_horas" }
  "conversas": { Insert: never, Update: never }
  "convites": { Insert: never, Update: "cancelado_em" }
  "crm_regras": { Insert: "clinica_id" | "inativo_apos_meses", Update: "clinica_id" | "inativo_apos_meses" }
  "diagnosticos_da_evolucao": { Insert: never, Update: never }
  "dispensacoes": { Insert: never, Update: never }
  "disponibilidades": { Insert: "clinica_id" | "dia_da_semana" | "fim" | "id" | "inicio" | "medico_id" | "sala_id", Update: "ativa" | "fim" | "inicio" | "sala_id" }
  "documentos_assinados": { Insert: never, Update: never }
  "escriba_consentimentos": { Insert: never, Update: never }
  "escriba_pedidos": { Insert: never, Update: never }
  "escriba_usos": { Insert: never, Update: never }
  "evolucoes_compartilhadas": { Insert: never, Update: never }
  "historico_clinico": { Insert: never, Update: never }
  "ia_conversas": { Insert: never, Update: never }
  "ia_interacoes": { Insert: never, Update: never }
  "ia_recusas": { Insert: never, Update: never }
  "ia_usos": { Insert: never, Update: never }
  "icp_ancoras": { Insert: never, Update: never }
  "importacao_linhas": { Insert: never, Update: never }
  "importacoes": { Insert: never, Update: never }
  "lancamentos_de_plantao": { Insert: "dia" | "documento" | "id" | "medico_id" | "motivo" | "plantao_id" | "tipo" | "valor_centavos", Update: "anulado_em" }
  "leituras": { Insert: never, Update: never }
  "lista_de_espera": { Insert: "a_partir_de" | "ate" | "clinica_id" | "dias_da_semana" | "id" | "medico_id" | "observacoes" | "paciente_id" | "periodo" | "prioridade" | "tipo_id", Update: "a_partir_de" | "ate" | "dias_da_semana" | "medico_id" | "observacoes" | "periodo" | "prioridade" | "status" }
  "locais_de_plantao": { Insert: "calendario" | "cidade" | "cnes" | "cnpj" | "contatos" | "endereco" | "fuso" | "id" | "medico_id" | "nome" | "observacoes" | "setor" | "uf", Update: "ativo" | "calendario" | "cidade" | "cnes" | "cnpj" | "contatos" | "endereco" | "fuso" | "nome" | "observacoes" | "revisao" | "setor" | "uf" }
  "medicamentos_em_uso": { Insert: "clinica_id" | "dcbs" | "desde" | "dose" | "id" | "nome" | "paciente_id", Update: "dcbs" | "desde" | "dose" | "motivo_da_suspensao" | "nome" | "suspenso_em" }
  "mensagens": { Insert: never, Update: never }
  "modelos_de_evolucao": { Insert: "avaliacao" | "especialidade" | "id" | "medico_id" | "nome" | "objetivo" | "plano" | "secoes_livres" | "subjetivo", Update: "ativo" | "avaliacao" | "especialidade" | "nome" | "objetivo" | "plano" | "secoes_livres" | "subjetivo" }
  "modelos_de_prescricao": { Insert: "favorito" | "id" | "itens" | "medico_id" | "nome", Update: "ativo" | "itens" | "nome" }
  "notas_crm": { Insert: "clinica_id" | "id" | "oportunidade_id" | "texto", Update: never }
  "notificacoes": { Insert: never, Update: "deleted" | "lida" }
  "ofertas_de_plantao": { Insert: never, Update: never }
  "oportunidade_eventos": { Insert: never, Update: never }
  "oportunidades": { Insert: "clinica_id" | "email" | "estagio" | "etiquetas" | "id" | "nome" | "origem" | "paciente_id" | "proximo_contato" | "responsavel_id" | "telefone", Update: "email" | "estagio" | "etiquetas" | "nome" | "origem" | "proximo_contato" | "responsavel_id" | "revisao" | "telefone" }
  "paciente_contas": { Insert: never, Update: never }
  "pacientes": { Insert: "bairro" | "cep" | "cidade" | "clinica_id" | "cns" | "complemento" | "cpf" | "data_nascimento" | "email" | "id" | "logradouro" | "medico_responsavel_id" | "naturalidade" | "nome" | "nome_mae" | "nome_social" | "numero" | "observacoes" | "sexo" | "telefone" | "uf", Update: "ativo" | "bairro" | "cep" | "cidade" | "cns" | "complemento" | "cpf" | "data_nascimento" | "email" | "logradouro" | "medico_responsavel_id" | "naturalidade" | "nome" | "nome_mae" | "nome_social" | "numero" | "observacoes" | "revisao" | "sexo" | "telefone" | "uf" }
  "passagens_de_plantao": { Insert: never, Update: never }
  "passos_de_contato": { Insert: "clinica_id" | "dias" | "id" | "tipo_id" | "titulo", Update: "ativo" }
  "perfil_documentos": { Insert: never, Update: "telefone" }
  "plantoes": { Insert: "fim" | "id" | "inicio" | "local_id" | "medico_id" | "observacoes" | "serie_id" | "sobreaviso" | "valor_combinado_centavos", Update: "estado" | "fim" | "inicio" | "local_id" | "observacoes" | "revisao" | "sobreaviso" | "valor_combinado_centavos" }
  "prescricao_itens": { Insert: never, Update: never }
  "prescricoes": { Insert: never, Update: never }
  "problemas": { Insert: "clinica_id" | "codigo" | "descricao" | "desde" | "id" | "observacoes" | "paciente_id" | "sistema", Update: "codigo" | "descricao" | "desde" | "motivo_do_descarte" | "observacoes" | "resolvido_em" | "sistema" | "situacao" }
  "profiles": { Insert: never, Update: "especialidade" | "nome" | "permite_atendimento_individual" | "permite_ia" | "permite_relatorios_avancados" | "plano_medico" }
  "prontuarios": { Insert: "adendo_de" | "altura_cm" | "avaliacao" | "clinica_id" | "consentimento_da_teleconsulta" | "corrige_id" | "diagnosticos" | "dor" | "frequencia_cardiaca" | "frequencia_respiratoria" | "glicemia" | "id" | "janela" | "motivo_correcao" | "objetivo" | "ocorrido_em" | "paciente_id" | "peso_kg" | "plano" | "pressao_diastolica" | "pressao_sistolica" | "saturacao" | "secoes_livres" | "subjetivo" | "teleconsulta" | "temperatura", Update: "altura_cm" | "avaliacao" | "consentimento_da_teleconsulta" | "diagnosticos" | "dor" | "frequencia_cardiaca" | "frequencia_respiratoria" | "glicemia" | "janela" | "objetivo" | "ocorrido_em" | "peso_kg" | "plano" | "pressao_diastolica" | "pressao_sistolica" | "saturacao" | "secoes_livres" | "status" | "subjetivo" | "teleconsulta" | "temperatura" }
  "rascunhos_abertos": { Insert: never, Update: never }
  "reavaliacoes": { Insert: never, Update: never }
  "respostas_rapidas": { Insert: "clinica_id" | "id" | "texto" | "titulo", Update: "ativa" | "revisao" | "texto" | "titulo" }
  "restricoes_de_acesso": { Insert: never, Update: never }
  "resumos_clinicos": { Insert: "alergias" | "alertas" | "clinica_id" | "nega_alergias" | "paciente_id", Update: "alergias" | "alertas" | "nega_alergias" }
  "retornos_planejados": { Insert: "clinica_id" | "id" | "motivo" | "origem_id" | "paciente_id" | "prevista_para", Update: "motivo" | "prevista_para" }
  "salas": { Insert: "clinica_id" | "id" | "nome", Update: "ativa" | "nome" }
  "sessoes_plantao": { Insert: never, Update: never }
  "solicitacoes_titular": { Insert: never, Update: never }
  "tarefas_crm": { Insert: "clinica_id" | "id" | "oportunidade_id" | "responsavel_id" | "titulo" | "vence_em", Update: "cancelada_em" | "feita_em" | "responsavel_id" | "titulo" | "vence_em" }
  "termos_aceite": { Insert: "documento" | "user_id" | "versao", Update: never }
  "termos_do_local": { Insert: "id" | "local_id" | "medico_id" | "termos" | "vigente_de", Update: never }
  "tipos_de_atendimento": { Insert: "antes_min" | "clinica_id" | "cor" | "depois_min" | "duracao_min" | "id" | "link_da_teleconsulta" | "nome" | "orientacoes" | "pedido_pelo_paciente" | "teleconsulta", Update: "antes_min" | "ativo" | "cor" | "depois_min" | "duracao_min" | "link_da_teleconsulta" | "nome" | "orientacoes" | "pedido_pelo_paciente" | "revisao" | "teleconsulta" }
  "vagas_de_plantao": { Insert: "clinica_id" | "desistencia_horas" | "especialidade" | "fim" | "inicio" | "observacoes" | "setor" | "valor_centavos", Update: never }
}
